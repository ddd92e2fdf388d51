export { OrderEntry } from './OrderEntry'
export { estimateArrival, type Order, readPlacedOrderId } from './order'
export { getOrders, useGetOrdersQuery } from './ordersApi'
