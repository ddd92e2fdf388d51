/** The statuses of an order: the steps forward, then 'cancelled'. `nextStatuses` says which may follow which. */
export const ORDER_STATUSES = ['placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The statuses that may follow each one, the step forward first. The owner may cancel a packed order too. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** Takes the status of an order; returns whether its shopper can cancel it. */
export const isCancellable = (status: OrderStatus): boolean => status === 'placed'
