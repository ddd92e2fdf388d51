import { createSlice } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'
import { nothingInFlight, trackInFlight } from '@/shared/api/inFlight'
import { addToCart, changeQuantity, moveToCart, placeOrder, removeFromCart } from './cartApi'

/** What the server does not know of the cart. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: nothingInFlight,
  reducers: {},
  extraReducers: (builder) =>
    trackInFlight(builder, [addToCart, changeQuantity, removeFromCart, moveToCart, placeOrder]),
  selectors: { selectIsCartBusy: ({ inFlight }, id: ProductId) => inFlight.includes(id) },
})

export const { selectIsCartBusy } = cartSlice.selectors
