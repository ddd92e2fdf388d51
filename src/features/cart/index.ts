export { CartButton } from './CartButton'
export { CartLine, CartLines } from './CartLine'
export { CheckoutLink } from './CheckoutLink'
export {
  addToCart,
  cartApi,
  changeQuantity,
  getCart,
  moveToCart,
  placeOrder,
  removeFromCart,
  restoreToCart,
  useGetCartQuery,
  usePlaceOrderMutation,
} from './cartApi'
export { selectCart, selectIsCarted } from './cartSelectors'
export {
  cartSlice,
  checkoutLeft,
  quantityStepped,
  selectIsCartBusy,
  selectIsCartChanging,
  selectIsCheckoutWanted,
  selectIsStepping,
  selectNextStep,
  selectQuantity,
} from './cartSlice'
export { MoveToCartButton } from './MoveToCartButton'
export { PriceDetails } from './PriceDetails'
export { PriceRows } from './PriceRows'
export { Quantity } from './Quantity'
export { QuantityStepper } from './QuantityStepper'
export { RemoveFromCartButton } from './RemoveFromCartButton'
export { totalsOf } from './totals'
