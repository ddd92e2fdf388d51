import { createAction } from '@reduxjs/toolkit'
import type { StartListening } from '@/shared/redux/startListening'
import { isOfNewerRelease } from '../store/persistence'

/** A newer release is available: a reload opens it. */
export const updateAvailable = createAction('app/updateAvailable')

/** Offers a newer release, and never forces it: the shopper may be typing. */
export const addUpdatePrompt = (startListening: StartListening) => {
  startListening({
    predicate: (action) => updateAvailable.match(action) || isOfNewerRelease(action),
    effect: (_action, { extra }) =>
      extra.toast('info', 'Update available', { label: 'Reload', onClick: extra.activateUpdate }),
  })
}
