import { createSlice } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'
import { trackInFlight } from '@/shared/api/inFlight'
import { addToWishlist, moveToWishlist, removeFromWishlist, restoreToWishlist } from './wishlistApi'

type WishlistState = {
  /** The products that have a change under way. */
  inFlight: ProductId[]
  /** Those of them that will be in the wishlist, and those that will not, unless the server refuses. */
  arriving: ProductId[]
  leaving: ProductId[]
}

const initialState: WishlistState = { inFlight: [], arriving: [], leaving: [] }

/** What the server does not know of the wishlist. */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    trackInFlight(builder, 'inFlight', [addToWishlist, removeFromWishlist, restoreToWishlist, moveToWishlist])
    trackInFlight(builder, 'arriving', [addToWishlist, restoreToWishlist])
    trackInFlight(builder, 'leaving', [removeFromWishlist])
  },
  selectors: {
    selectIsWishlistBusy: ({ inFlight }, id: ProductId) => inFlight.includes(id),
    /** Whether any change of the wishlist is under way, such as a move out of the cart. */
    selectIsWishlistChanging: ({ inFlight }) => inFlight.length > 0,
    /** Whether a product will be in the wishlist once its call is answered; undefined where none is under way. */
    selectIsWishForeseen: ({ arriving, leaving }, id: ProductId): boolean | undefined => {
      if (arriving.includes(id)) return true
      return leaving.includes(id) ? false : undefined
    },
  },
})

export const { selectIsWishlistBusy, selectIsWishlistChanging, selectIsWishForeseen } =
  wishlistSlice.selectors
