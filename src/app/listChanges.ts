import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit'
import { selectUser } from '@/features/auth'
import { changeQuantity } from '@/features/cart'
import { writtenByHand } from '@/features/tester'
import { api } from '@/shared/api/api'
import { isListChange } from '@/shared/api/listChanges'
import { failedCallOf } from './failedCall'
import type { StartListening } from './startListening'

// What failed may have been done all the same, or half of it.
const mayHaveChanged = (action: UnknownAction) =>
  isListChange(action) && (isFulfilled(action) || failedCallOf(action) !== undefined)

/** What a change of the cart, the wishlist or the orders means for other changes and for other tabs. */
export const listenForListChanges = (startListening: StartListening) => {
  startListening({
    matcher: changeQuantity.matchRejected,
    // Those that wait behind it were clicked upon a quantity that never came true.
    effect: ({ meta }, { dispatch }) => {
      const { _id } = meta.arg.originalArgs
      for (const { arg, abort } of dispatch(api.util.getRunningMutationsThunk())) {
        const isSameLine = (arg.originalArgs as { _id?: string })._id === _id
        if (arg.endpointName === changeQuantity.name && isSameLine) abort()
      }
    },
  })
  startListening({
    predicate: mayHaveChanged,
    effect: (_action, { getState, extra }) => {
      const user = selectUser(getState())
      if (user) extra.tellOtherTabs(user._id)
    },
  })
  startListening({
    actionCreator: writtenByHand,
    // It went out with any token, so that anybody's lists may have changed.
    effect: (_action, { dispatch, extra }) => {
      dispatch(api.util.invalidateTags(['Cart', 'Wishlist', 'Orders']))
      extra.tellOtherTabs(null)
    },
  })
}
