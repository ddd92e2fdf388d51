import { createAction } from '@reduxjs/toolkit'
import type { StartListening } from './startListening'

/** A newer version of the shop is on this device, and waits until it may take over. */
export const updateArrived = createAction('app/updateArrived')

/** A newer version is offered, never forced: the page may hold what somebody is typing. */
export const listenForUpdates = (startListening: StartListening) => {
  startListening({
    actionCreator: updateArrived,
    effect: (_action, { extra }) =>
      extra.toast('info', 'Update available', { label: 'Reload', act: extra.takeUpdate, stays: true }),
  })
}
