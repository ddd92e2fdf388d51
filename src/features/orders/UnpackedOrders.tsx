import { formatRupees } from '@resham/contract'
import { useUserIdArg } from '@/features/auth'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { useGetUnpackedOrdersQuery } from './ordersApi'

/** The numbers and sums of the orders that are not packed yet, such as those that the deletion of the account cancels. */
export function UnpackedOrders() {
  const query = useGetUnpackedOrdersQuery(useUserIdArg())
  return (
    <QueryResult query={query} what="your orders" isSmall>
      {(orders) =>
        orders.length > 0 && (
          <ul>
            {orders.map(({ _id, number, totals }) => (
              <li key={_id}>{`Order ${number} of ${formatRupees(totals.totalAmount)}`}</li>
            ))}
          </ul>
        )
      }
    </QueryResult>
  )
}
