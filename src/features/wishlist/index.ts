export { MoveToWishlistButton } from './MoveToWishlistButton'
export { RemoveFromWishlistButton } from './RemoveFromWishlistButton'
export { WishButton } from './WishButton'
export {
  addToWishlist,
  getWishlist,
  moveToWishlist,
  removeFromWishlist,
  restoreToWishlist,
  useGetWishlistQuery,
  wishlistApi,
} from './wishlistApi'
export { selectIsWished, selectWishlist } from './wishlistSelectors'
export { selectIsWishlistBusy, selectIsWishlistChanging, wishlistSlice } from './wishlistSlice'
