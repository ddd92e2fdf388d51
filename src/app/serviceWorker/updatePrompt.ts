import { createAction } from '@reduxjs/toolkit'
import type { StartListening } from '@/shared/redux/startListening'

/** A newer release is available, or has stored what this page cannot read: a reload opens it. */
export const updateAvailable = createAction('app/updateAvailable')

/** Offers a newer release, and never forces it: the shopper may be typing. */
export const addUpdatePrompt = (startListening: StartListening) => {
  startListening({
    actionCreator: updateAvailable,
    effect: (_action, { extra }) =>
      extra.toast('info', 'Update available', { label: 'Reload', onClick: extra.activateUpdate }),
  })
}
