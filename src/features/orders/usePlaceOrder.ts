import { nanoid } from '@reduxjs/toolkit'
import { useStore } from 'react-redux'
import { isOutcomeUnknown } from '@/shared/api/statusOf'
import { selectIsAnyPending, type WithPendingChanges } from '@/shared/cartAndWishlist/pendingChangesSlice'
import { isCartChanged, type OrderArg, ordersApi } from './ordersApi'

const CART_CHANGED = 'Your cart has changed. Please review it before you place your order.'
const NOT_PLACED = 'Your order could not be placed. Please try again: it will not be placed twice.'

/**
 * Places orders. A pending order, and one with an unknown outcome, is `unplaced`: placing it again sends it unchanged
 * with the same key, because maybe only the response was lost.
 */
export const usePlaceOrder = () => {
  const { getState } = useStore<WithPendingChanges>()
  const [send, { originalArgs, error, isLoading, isSuccess }] = ordersApi.usePlaceOrderMutation()
  const unplaced = isLoading || (error && isOutcomeUnknown(error)) ? originalArgs : undefined
  const problem = error && (isCartChanged(error) ? CART_CHANGED : NOT_PLACED)
  return {
    placeOrder: (order: Omit<OrderArg, 'key'>) => {
      // Two clicks may come before the next render.
      if (!selectIsAnyPending(getState())) send(unplaced ?? { key: nanoid(), ...order })
    },
    unplaced,
    isPlaced: isSuccess,
    problem,
  }
}
