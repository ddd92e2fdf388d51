import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import {
  addToCart,
  cartApi,
  changeQuantity,
  getCart,
  moveToCart,
  placeOrder,
  removeFromCart,
} from '@/features/cart'
import {
  addToWishlist,
  getWishlist,
  moveToWishlist,
  removeFromWishlist,
  wishlistApi,
} from '@/features/wishlist'
import { api } from '@/shared/api/api'
import type { Lists } from '@/shared/product/lists'

type ApiState = ReturnType<typeof api.reducer>

/** Whether an action brings the answer to a change of the cart or the wishlist. */
export const isListAnswer = isAnyOf(
  addToCart.matchFulfilled,
  changeQuantity.matchFulfilled,
  removeFromCart.matchFulfilled,
  moveToCart.matchFulfilled,
  placeOrder.matchFulfilled,
  addToWishlist.matchFulfilled,
  removeFromWishlist.matchFulfilled,
  moveToWishlist.matchFulfilled,
)

const isLoaded = (query: typeof getCart | typeof getWishlist, state: ApiState) =>
  query.select()({ api: state }).data !== undefined

/**
 * RTK Query's reducer, and one rule more: an answer that holds a whole list becomes the cached list.
 * It is written by the answer's own action, so a change stays one pair of actions, and a jump in the
 * DevTools to the second of them shows what the shopper saw. A list that is not in the cache is left
 * alone: it may belong to a session that has ended.
 */
export const apiReducer = (before: ApiState | undefined, action: UnknownAction): ApiState => {
  const state = api.reducer(before, action)
  if (!isListAnswer(action)) return state

  const { cart, wishlist }: Lists = action.payload
  const written = [
    cart &&
      isLoaded(getCart, state) &&
      cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: undefined, value: cart }]),
    wishlist &&
      isLoaded(getWishlist, state) &&
      wishlistApi.util.upsertQueryEntries([{ endpointName: 'getWishlist', arg: undefined, value: wishlist }]),
  ]
  // A reducer reads no clock and draws no id: both are the answer's own.
  const { requestId, fulfilledTimeStamp } = action.meta
  return written
    .filter((entry) => entry !== undefined && entry !== false)
    .map((entry) => ({ ...entry, meta: { requestId, timestamp: fulfilledTimeStamp } }))
    .reduce<ApiState>(api.reducer, state)
}
