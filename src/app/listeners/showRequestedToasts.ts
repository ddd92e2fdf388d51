import { type StartListening, toastRequested } from '@/shared/redux/startListening'

/** Shows the toasts of endpoints whose code comes with a page. */
export const showRequestedToasts = (startListening: StartListening) =>
  startListening({
    actionCreator: toastRequested,
    effect: ({ payload }, { extra }) => extra.toast(...payload),
  })
