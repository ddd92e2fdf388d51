import { useUserIdArg } from '@/features/auth'
import { idsQuery, useProducts } from '@/features/catalog'
import { estimateArrival, type Order, OrderEntry, useGetOrdersQuery } from '@/features/orders'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'

/** An order with its day of arrival. Each asks for its own products: one request names no more than 50. */
function OrderWithArrival({ order }: { order: Order }) {
  const products = useProducts(idsQuery(order.lines.map(({ _id }) => _id))) ?? []
  return <OrderEntry order={order} arrival={estimateArrival(order, products)} />
}

/** The orders of the user, the newest first. */
export function Orders() {
  const query = useGetOrdersQuery(useUserIdArg())
  return (
    <QueryResult query={query} what="your orders" isSmall>
      {(orders) =>
        orders.length === 0 ? (
          <p>Your orders will appear here.</p>
        ) : (
          <ul>
            {orders.map((order) => (
              <OrderWithArrival key={order._id} order={order} />
            ))}
          </ul>
        )
      }
    </QueryResult>
  )
}
