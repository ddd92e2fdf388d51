export { OrderEntry } from './OrderEntry'
export { arrivalOf, type Order } from './order'
export {
  type OrdersState,
  orderPlaced,
  ordersReplaced,
  ordersSlice,
  selectLatestOrder,
  selectOrders,
} from './ordersSlice'
export { readOrders } from './readOrders'
