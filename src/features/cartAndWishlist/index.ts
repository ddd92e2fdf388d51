export { CartButton } from './cart/CartButton'
export { CartLine, CartLines } from './cart/CartLine'
export { CheckoutLink } from './cart/CheckoutLink'
export { addToCart, changeQuantity, moveToCart, removeFromCart, restoreToCart } from './cart/cartApi'
export { selectIsCarted, selectIsQuantityPending, selectQuantity } from './cart/cartSelectors'
export { describeOutOfStock } from './cart/describeOutOfStock'
export { PriceDetails } from './cart/PriceDetails'
export { PriceRows } from './cart/PriceRows'
export { type OrderArg, placeOrder } from './cart/placeOrderApi'
export { QuantityStepper } from './cart/QuantityStepper'
export { QuantityText } from './cart/QuantityText'
export { usePlaceOrder } from './cart/usePlaceOrder'
export type { ProductRef } from './cartAndWishlistRequests'
export { ListMutationButton } from './ListMutationButton'
export {
  type CartItem,
  getCart,
  getWishlist,
  selectCart,
  selectIsListLoading,
  selectWishlist,
  useGetCartQuery,
  useGetWishlistQuery,
  type WishlistItem,
} from './listApi'
export { createListLocks, type ListName } from './listLocks'
export { isListChange, pendingChangesSlice, selectIsAnyPending, selectIsPending } from './pendingChangesSlice'
export { WishButton } from './wishlist/WishButton'
export { addToWishlist, moveToWishlist, removeFromWishlist, restoreToWishlist } from './wishlist/wishlistApi'
export { selectIsWished } from './wishlist/wishlistSelectors'
