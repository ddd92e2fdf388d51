import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit'
import { manualRequestSent } from '@/features/apiTester'
import { selectUser } from '@/features/auth'
import { isListChange, moveToWishlist } from '@/features/cartAndWishlist'
import { api } from '@/shared/api/api'
import { rejectedRequestOf } from '@/shared/api/rejectedRequestOf'
import type { StartListening } from './listenerServices'

/** The product was wished for already, so no request was sent. */
const isNoMove = (action: UnknownAction) => moveToWishlist.matchFulfilled(action) && action.payload.wasWished

// The server may have handled a failed request, or half of it.
const mayHaveChanged = (action: UnknownAction) =>
  isListChange(action) &&
  !isNoMove(action) &&
  (isFulfilled(action) || rejectedRequestOf(action) !== undefined)

/** Tells the other tabs whose lists or orders have changed. */
export const announceListChanges = (startListening: StartListening) => {
  startListening({
    predicate: mayHaveChanged,
    effect: (_action, { getState, extra }) => {
      const user = selectUser(getState())
      if (user) extra.notifyOtherTabs(user._id)
    },
  })
  startListening({
    actionCreator: manualRequestSent,
    // It may have been sent with any token: any user's lists may have changed.
    effect: (_action, { dispatch, extra }) => {
      dispatch(api.util.invalidateTags(['Cart', 'Wishlist', 'Orders']))
      extra.notifyOtherTabs(null)
    },
  })
}
