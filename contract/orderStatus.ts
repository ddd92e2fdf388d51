/** The statuses of an order, in the order in which they come; `nextStatuses` says which may follow which. */
export const ORDER_STATUSES = ['placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The statuses that may follow each one. A shopper cancels a placed order, the owner a packed one too. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}
