import { nanoid } from '@reduxjs/toolkit'
import type { OrderId, OrderRefusedDto } from '@resham/contract'
import { useEffect, useState } from 'react'
import { describeError, errorsOf, isOfApi } from '@/shared/api/describeError'
import { requestTiming } from '@/shared/api/requestTiming'
import { isOutcomeUnknown, isWorthRetrying } from '@/shared/api/statusOf'
import type { CartItem } from './cartApi'
import { isCartChanged, type OrderArg, placeOrderApi } from './placeOrderApi'
import { upToThree } from './upToThree'

const REVIEW = 'Please review your order.'
const STILL_TRYING = 'Still trying to place your order. It will not be placed twice.'
const NOT_PLACED = 'Your order could not be placed.'
const NOT_TWICE = 'It will not be placed twice.'
const TRY_AGAIN = 'Please try again: it will not be placed twice.'

type OrderError = Parameters<typeof describeError>[0]

/**
 * Names products that have left the catalogue by the titles in the summary: the server knows only their ids.
 */
const describeGone = (error: OrderError, items: CartItem[]) => {
  const { unknown }: Partial<OrderRefusedDto> = isOfApi(error) ? error.data : {}
  // Not every server sends a list of them.
  const ids: unknown[] = Array.isArray(unknown) ? unknown : []
  return items.filter(({ _id }) => ids.includes(_id)).map(({ title }) => `${title} is no longer in the shop.`)
}

/**
 * Takes the error of an order, and its lines; returns what to tell the shopper: what failed or has changed.
 */
const describeProblem = (error: OrderError, items: CartItem[] = []) => {
  const changes = isCartChanged(error) ? errorsOf(error) : describeGone(error, items)
  if (!isCartChanged(error) && changes.length === 0) {
    if (!isWorthRetrying(error)) return `${NOT_PLACED} ${describeError(error)}`
    // Such as the minutes to wait.
    const [reason] = errorsOf(error)
    return `${NOT_PLACED} ${reason ? `${reason} ${NOT_TWICE}` : TRY_AGAIN}`
  }
  const sentences = upToThree(changes, (others) => `There are ${others} more changes.`)
  return `${sentences.join(' ') || 'Your cart has changed.'} ${REVIEW}`
}

/**
 * Places orders, and calls `onPlaced` with the id of each, even after its component has unmounted. A pending order,
 * and one with an unknown outcome, is `unconfirmed`: placing it again sends it unchanged with the same key,
 * because maybe only the response was lost.
 */
export const usePlaceOrder = (onPlaced: (id: OrderId) => void) => {
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
  const problem = error && describeProblem(error, originalArgs?.items)
  return {
    placeOrder: async (order: Omit<OrderArg, 'key'>) => {
      const { data } = await send(unconfirmed ?? { key: nanoid(), ...order })
      if (data) onPlaced(data._id)
    },
    unconfirmed,
    isPlaced: isSuccess,
    problem,
    status: isSlow ? STILL_TRYING : '',
  }
}
