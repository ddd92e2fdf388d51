export { useBuyAgainMutation } from './buyAgainApi'
export { CartButton } from './CartButton'
export { CartLine } from './CartLine'
export {
  addToCart,
  addToCartRequest,
  type CartItem,
  cartApi,
  changeQuantity,
  getCart,
  optimisticCart,
  type ProductRef,
  quantityRequest,
  removeFromCart,
  removeFromCartRequest,
  restoreToCart,
  useGetCartQuery,
} from './cartApi'
export { addCartListeners } from './cartListeners'
export {
  selectCart,
  selectIsCarted,
  selectIsCartLoading,
  selectIsQuantityPending,
  selectQuantity,
} from './cartSelectors'
export { cartSlice, selectIsAnyCartChangePending, selectIsCartChangePending } from './cartSlice'
export { describeMissing, describeOutOfStock } from './describeOutOfStock'
export { missingState, readMissing } from './missing'
export { PriceDetails } from './PriceDetails'
export { PriceRows } from './PriceRows'
export { type OrderArg, placeOrder } from './placeOrderApi'
export { QuantityStepper } from './QuantityStepper'
export { QuantityText } from './QuantityText'
export { usePlaceOrder } from './usePlaceOrder'
