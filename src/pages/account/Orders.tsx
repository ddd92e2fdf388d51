import { useOwner } from '@/features/auth'
import { idsQuery, useProducts } from '@/features/catalog'
import { estimateArrival, OrderEntry, useGetOrdersQuery } from '@/features/orders'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'

/** The orders of the user, the newest first. */
export function Orders() {
  const query = useGetOrdersQuery(useOwner())
  const lines = query.currentData?.flatMap((order) => order.lines) ?? []
  const products = useProducts(idsQuery(lines.map(({ _id }) => _id))) ?? []
  return (
    <QueryResult query={query} what="your orders" isSmall>
      {(orders) =>
        orders.length === 0 ? (
          <p>Your orders will appear here.</p>
        ) : (
          <ul>
            {orders.map((order) => (
              <OrderEntry key={order._id} order={order} arrival={estimateArrival(order, products)} />
            ))}
          </ul>
        )
      }
    </QueryResult>
  )
}
