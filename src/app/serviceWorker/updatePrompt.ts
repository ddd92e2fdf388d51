import { createAction } from '@reduxjs/toolkit'
import type { StartListening } from '../listeners/startListening'

/** A newer release is available: a reload opens it. */
export const updateArrived = createAction('app/updateArrived')

/** Offers a newer release, and never forces it: the shopper may be typing. */
export const listenForUpdates = (startListening: StartListening) => {
  startListening({
    actionCreator: updateArrived,
    effect: (_action, { extra }) =>
      extra.toast('info', 'Update available', { label: 'Reload', act: extra.takeUpdate, stays: true }),
  })
}
