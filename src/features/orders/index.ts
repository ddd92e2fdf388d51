export { OrderEntry } from './OrderEntry'
export { estimateArrival, type Order, type PlacedOrderState, readPlacedOrderId } from './order'
export { getOrders, useGetOrdersQuery } from './ordersApi'
