import type { OrderStatus } from '@resham/contract'

/** How shoppers read the status of an order. */
export const statusLabels: Record<OrderStatus, string> = {
  placed: 'Placed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}
