export { CartButton } from './CartButton'
export { CartLine, CartLines } from './CartLine'
export {
  addToCart,
  cartApi,
  changeQuantity,
  getCart,
  moveToCart,
  placeOrder,
  removeFromCart,
  useGetCartQuery,
  usePlaceOrderMutation,
} from './cartApi'
export { selectCart } from './cartSelectors'
export { cartSlice, selectIsCartBusy } from './cartSlice'
export { MoveToCartButton } from './MoveToCartButton'
export { PriceDetails } from './PriceDetails'
export { PriceRows } from './PriceRows'
export { QuantityStepper } from './QuantityStepper'
export { RemoveFromCartButton } from './RemoveFromCartButton'
export { totalsOf } from './totals'
