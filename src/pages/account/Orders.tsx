import { useGetProductsQuery } from '@/features/catalog'
import { arrivalOf, OrderEntry, useOrdersQuery } from '@/features/orders'
import { Loaded } from '@/shared/ui/feedback/QueryResult'

/** The orders of the user, the newest first. */
export function Orders() {
  const { currentData: products = [] } = useGetProductsQuery()
  return (
    <Loaded query={useOrdersQuery()} what="your orders" isSmall>
      {(orders) =>
        orders.length === 0 ? (
          <p>Your orders will appear here.</p>
        ) : (
          <ul>
            {orders.map((order) => (
              <OrderEntry key={order._id} order={order} arrival={arrivalOf(order, products)} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
