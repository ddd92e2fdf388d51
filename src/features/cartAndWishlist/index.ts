export { CartButton } from './cart/CartButton'
export { CartLine, CartLines } from './cart/CartLine'
export { CheckoutLink } from './cart/CheckoutLink'
export { addToCart, changeQuantity, moveToCart, removeFromCart, restoreToCart } from './cart/cartApi'
export { selectIsCarted, selectIsQuantityPending, selectQuantity } from './cart/cartSelectors'
export { MoveToCartButton } from './cart/MoveToCartButton'
export { describeOutOfStock } from './cart/outOfStock'
export { PriceDetails } from './cart/PriceDetails'
export { PriceRows } from './cart/PriceRows'
export { type OrderArg, placeOrder } from './cart/placeOrder'
export { QuantityStepper } from './cart/QuantityStepper'
export { QuantityText } from './cart/QuantityText'
export { RemoveFromCartButton } from './cart/RemoveFromCartButton'
export { useCartQuery } from './cart/useCartQuery'
export { usePlaceOrder } from './cart/usePlaceOrder'
export {
  type CartItem,
  getCart,
  getWishlist,
  listApi,
  selectCart,
  selectIsListLoading,
  selectWishlist,
  type WishlistItem,
} from './listApi'
export { createListLocks, type ListName } from './listLocks'
export type { ProductRef } from './listRequests'
export { isListChange, pendingChangesSlice, selectIsAnyPending, selectIsPending } from './pendingChangesSlice'
export { MoveToWishlistButton } from './wishlist/MoveToWishlistButton'
export { RemoveFromWishlistButton } from './wishlist/RemoveFromWishlistButton'
export { useWishlistQuery } from './wishlist/useWishlistQuery'
export { WishButton } from './wishlist/WishButton'
export { addToWishlist, moveToWishlist, removeFromWishlist, restoreToWishlist } from './wishlist/wishlistApi'
export { selectIsWished } from './wishlist/wishlistSelectors'
