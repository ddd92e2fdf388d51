import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { requestTiming } from '@/shared/api/requestTimeout'
import { isOutcomeUnknown } from '@/shared/api/statusOf'
import { selectIsAnyPending, type WithPendingChanges } from '@/shared/cartAndWishlist/pendingChangesSlice'
import { isCartChanged, type OrderArg, ordersApi } from './ordersApi'

const CART_CHANGED = 'Your cart has changed. Please review it before you place your order.'
const STILL_TRYING = 'Still trying to place your order. It will not be placed twice.'
const NOT_PLACED = 'Your order could not be placed. Please try again: it will not be placed twice.'

/**
 * Places orders. A pending order, and one with an unknown outcome, is `unplaced`: placing it again sends it unchanged
 * with the same key, because maybe only the response was lost.
 */
export const usePlaceOrder = () => {
  const { getState } = useStore<WithPendingChanges>()
  const [send, { originalArgs, error, isLoading, isSuccess }] = ordersApi.usePlaceOrderMutation()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(setIsSlow, requestTiming.stillTrying, true)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
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
    status: isSlow ? STILL_TRYING : '',
  }
}
