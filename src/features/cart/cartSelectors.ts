import { skipToken } from '@reduxjs/toolkit/query'
import type { ProductId, UserId } from '@resham/contract'
import { memoize } from 'es-toolkit'
import { selectUser } from '@/features/auth'
import type { RootState } from '@/shared/redux/rootState'
import { type CartItem, getCart } from './cartApi'
import { cartSlice } from './cartSlice'

const { selectExpectedIsListed, selectExpectedQuantity } = cartSlice.selectors

const cartOf = memoize((owner: UserId | typeof skipToken) => getCart.select(owner))
const selectCartResult = (state: RootState) => cartOf(selectUser(state)?._id ?? skipToken)(state)

/** The cart of the last response; undefined until it is loaded. */
export const selectCart = (state: RootState) => selectCartResult(state).data

/** Whether there is a user whose cart has neither loaded nor failed to yet. */
export const selectIsCartLoading = (state: RootState): boolean => {
  const { data, isError } = selectCartResult(state)
  return selectUser(state) !== null && !data && !isError
}

/** Whether a product is being added to the cart. */
export const selectIsAddingToCart = (state: RootState, id: ProductId): boolean =>
  selectExpectedIsListed(state, id) ?? false

/**
 * `carted` of the specification (section 3), derived from the cart and what is being added to it; never stored.
 * `qty` is a field of the cart's items.
 */
export const selectIsCarted = (state: RootState, id: ProductId): boolean =>
  selectIsAddingToCart(state, id) || (selectCart(state)?.some(({ _id }) => _id === id) ?? false)

/** The quantity to show: the server's, or the result of the pending clicks. */
export const selectQuantity = (state: RootState, { _id, qty }: Pick<CartItem, '_id' | 'qty'>): number =>
  selectExpectedQuantity(state, _id) ?? qty

/** Whether clicks on plus or minus of a product are pending. */
export const selectIsQuantityPending = (state: RootState, id: ProductId): boolean =>
  selectExpectedQuantity(state, id) !== undefined
