import { totalsOf } from '@/features/cart'
import { OrderEntry, selectOrders } from '@/features/orders'
import { formatRupees } from '@/shared/product/money'
import { useSelect } from '@/shared/redux/useSelect'

/** The orders that the shopper placed in this browser, the newest first. */
export function Orders() {
  const orders = useSelect(selectOrders)
  if (orders.length === 0) return <p>What you order in this browser will be listed here.</p>
  return (
    <ul>
      {orders.map((order) => (
        <OrderEntry key={order.id} order={order} amount={formatRupees(totalsOf(order.lines).totalAmount)} />
      ))}
    </ul>
  )
}
