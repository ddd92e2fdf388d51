import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { matchPath, useNavigate } from 'react-router-dom'
import { describeError } from '@/shared/api/describeError'
import { requestTiming } from '@/shared/api/requestTiming'
import { isOutcomeUnknown, isWorthRetrying } from '@/shared/api/statusOf'
import { useAppStore } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { selectIsAnyPending } from './cartSlice'
import { isCartChanged, type OrderArg, placeOrderApi } from './placeOrderApi'
import { upToThree } from './upToThree'

const REVIEW = 'Please review your order.'
const STILL_TRYING = 'Still trying to place your order. It will not be placed twice.'
const NOT_PLACED = 'Your order could not be placed.'
const TRY_AGAIN = 'Please try again: it will not be placed twice.'

type OrderError = Parameters<typeof describeError>[0]

/** Takes the error of an order; returns what to tell the shopper: what is wrong or has changed, by the server's own words. */
const describeProblem = (error: OrderError) => {
  if (!isCartChanged(error))
    return `${NOT_PLACED} ${isWorthRetrying(error) ? TRY_AGAIN : describeError(error)}`
  const { errors } = error.data
  const changes: unknown[] = Array.isArray(errors) ? errors : []
  const sentences = upToThree(changes, (others) => `There are ${others} more changes.`)
  return `${sentences.join(' ') || 'Your cart has changed.'} ${REVIEW}`
}

/**
 * Places orders. A pending order, and one with an unknown outcome, is `unconfirmed`: placing it again sends it
 * unchanged with the same key, because maybe only the response was lost.
 */
export const usePlaceOrder = () => {
  const { getState } = useAppStore()
  const navigate = useNavigate()
  const [send, { originalArgs, error, isLoading, isSuccess }] = placeOrderApi.usePlaceOrderMutation()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(setIsSlow, requestTiming.stillTrying, true)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  const unconfirmed = isLoading || (error && isOutcomeUnknown(error)) ? originalArgs : undefined
  const problem = error && describeProblem(error)
  return {
    placeOrder: async (order: Omit<OrderArg, 'key'>) => {
      // Two clicks may come before the next render; the first has changed this state.
      if (selectIsAnyPending(getState())) return
      const { data } = await send(unconfirmed ?? { key: nanoid(), ...order })
      // A shopper who has left the page stays where they are, told by a toast, unless they have come back meanwhile.
      if (data && matchPath(paths.summary, getState().location.pathname))
        navigate(paths.orderPlaced, { state: { orderId: data._id } })
    },
    unconfirmed,
    isPlaced: isSuccess,
    problem,
    status: isSlow ? STILL_TRYING : '',
  }
}
