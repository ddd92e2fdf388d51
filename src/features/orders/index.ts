export { OrderEntry } from './OrderEntry'
export { arrivalOf, newOrder, type Order } from './order'
export {
  type OrdersState,
  orderBegun,
  orderDropped,
  orderPlaced,
  ordersReplaced,
  ordersSlice,
  selectLatestOrder,
  selectOrders,
  selectPendingOrders,
} from './ordersSlice'
export { readOrders } from './readOrders'
