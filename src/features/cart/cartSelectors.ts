import { createSelector } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'
import { getCart } from './cartApi'
import { totalsOf } from './totals'

const selectCartQuery = getCart.select()

/** The lines of the cart; undefined until they are loaded. */
export const selectCart = createSelector(selectCartQuery, ({ data }) => data)

// `carted` of the specification (section 3) is read off the cart, never stored; `qty` stands in its lines.
export const selectIsCarted = (state: Parameters<typeof selectCart>[0], id: ProductId): boolean =>
  selectCart(state)?.some(({ _id }) => _id === id) ?? false

/** What the cart costs. */
export const selectTotals = createSelector(selectCart, (cart = []) => totalsOf(cart))
