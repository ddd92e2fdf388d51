export { moveToCart, moveToWishlist } from './movesApi'
export { WishButton } from './WishButton'
export {
  addToWishlist,
  getWishlist,
  removeFromWishlist,
  restoreToWishlist,
  useGetWishlistQuery,
  type WishlistItem,
} from './wishlistApi'
export { addWishlistListeners } from './wishlistListeners'
export { selectIsWished, selectIsWishlistLoading, selectWishlist } from './wishlistSelectors'
export { selectIsWishlistChangePending, wishlistSlice } from './wishlistSlice'
