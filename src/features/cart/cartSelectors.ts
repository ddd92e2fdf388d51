import { createSelector } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'
import { getCart } from './cartApi'
import { selectIsArriving } from './cartSlice'
import { totalsOf } from './totals'

const selectCartQuery = getCart.select()

/** The lines of the cart; undefined until they are loaded. */
export const selectCart = createSelector(selectCartQuery, ({ data }) => data)

type State = Parameters<typeof selectCart>[0] & Parameters<typeof selectIsArriving>[0]

/**
 * `carted` of the specification (section 3): read off the cart and never stored, with what the shopper has
 * just added on top as long as it waits for its answer. `qty` stands in the lines of the cart.
 */
export const selectIsCarted = (state: State, id: ProductId): boolean =>
  selectIsArriving(state, id) || (selectCart(state)?.some(({ _id }) => _id === id) ?? false)

/** What the cart costs. */
export const selectTotals = createSelector(selectCart, (cart = []) => totalsOf(cart))
