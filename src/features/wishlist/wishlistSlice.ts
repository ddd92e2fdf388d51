import { createSlice } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'
import { nothingInFlight, trackInFlight } from '@/shared/api/inFlight'
import { addToWishlist, moveToWishlist, removeFromWishlist, restoreToWishlist } from './wishlistApi'

/** What the server does not know of the wishlist. */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: nothingInFlight,
  reducers: {},
  extraReducers: (builder) =>
    trackInFlight(builder, [addToWishlist, removeFromWishlist, restoreToWishlist, moveToWishlist]),
  selectors: {
    selectIsWishlistBusy: ({ inFlight }, id: ProductId) => inFlight.includes(id),
    /** Whether any change of the wishlist is under way, such as a move out of the cart. */
    selectIsWishlistChanging: ({ inFlight }) => inFlight.length > 0,
  },
})

export const { selectIsWishlistBusy, selectIsWishlistChanging } = wishlistSlice.selectors
