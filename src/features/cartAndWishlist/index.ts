export { CartButton } from './cart/CartButton'
export { CartLine } from './cart/CartLine'
export { CheckoutLink } from './cart/CheckoutLink'
export { describeOutOfStock } from './cart/describeOutOfStock'
export { PriceDetails } from './cart/PriceDetails'
export { PriceRows } from './cart/PriceRows'
export { type OrderArg, placeOrder } from './cart/placeOrderApi'
export { QuantityStepper } from './cart/QuantityStepper'
export { QuantityText } from './cart/QuantityText'
export { usePlaceOrder } from './cart/usePlaceOrder'
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
export {
  addToCart,
  addToWishlist,
  changeQuantity,
  moveToCart,
  moveToWishlist,
  type ProductRef,
  removeFromCart,
  removeFromWishlist,
  restoreToCart,
  restoreToWishlist,
} from './listChangesApi'
export { createListLocks, type ListName } from './listLocks'
export { selectIsCarted, selectIsQuantityPending, selectIsWished, selectQuantity } from './listSelectors'
export { isListChange, pendingChangesSlice, selectIsAnyPending, selectIsPending } from './pendingChangesSlice'
export { WishButton } from './WishButton'
