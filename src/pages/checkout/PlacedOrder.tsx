import { formatRupees } from '@resham/contract'
import { CartLine, PriceRows } from '@/features/cart'
import type { Order } from '@/features/orders'
import { Columns } from '@/shared/ui/layout/Columns'
import { Panel } from '@/shared/ui/layout/Panel'
import { Delivery } from './Delivery'
import styles from './PlacedOrder.module.css'

/** The lines, the totals and the delivery address of an order. */
export function PlacedOrder({ order: { lines, totals, delivery } }: { order: Order }) {
  return (
    <Columns
      side={
        <Panel className={styles.price} aria-labelledby="price-details">
          <h2 id="price-details" className={styles.heading}>
            Price Details
          </h2>
          <PriceRows totals={totals} showsDelivery />
          <dl className={styles.total}>
            <dt>Total Amount</dt>
            <dd>{formatRupees(totals.totalAmount)}</dd>
          </dl>
        </Panel>
      }
    >
      <Delivery address={delivery} />
      <ul>
        {lines.map((line) => (
          <CartLine key={line._id} item={line} quantity={<p>{`Quantity: ${line.qty}`}</p>} />
        ))}
      </ul>
    </Columns>
  )
}
