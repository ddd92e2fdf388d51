import { createAction } from '@reduxjs/toolkit'
import { api } from '@/shared/api/api'
import type { StartListening } from '@/shared/redux/startListening'

/** The request tester sent a POST or DELETE: the cache may be stale. */
export const manualRequestSent = createAction('apiTester/manualRequestSent')

export const addApiTesterListeners = (startListening: StartListening) => {
  startListening({
    actionCreator: manualRequestSent,
    // The request may have had any token, so data of any user may have changed.
    effect: (_action, { dispatch, extra }) => {
      dispatch(api.util.invalidateTags(['Account']))
      extra.notifyOtherTabs()
    },
  })
}
