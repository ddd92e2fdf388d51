import type { OrderTotalsDto } from '@resham/contract'
import { formatRupees } from '@resham/contract'
import styles from './PriceRows.module.css'

type PriceRowsProps = {
  totals: OrderTotalsDto
  /** Shows the delivery charges, which are always free. */
  showsDelivery?: boolean
}

/** The rows above the total amount. */
export function PriceRows({ totals, showsDelivery = false }: PriceRowsProps) {
  return (
    <>
      <dl className={styles.rows}>
        <div>
          <dt>Items</dt>
          <dd>{totals.itemCount}</dd>
        </div>
        <div>
          <dt>Total MRP</dt>
          <dd>{formatRupees(totals.totalMrp)}</dd>
        </div>
        <div>
          <dt>Discount on MRP</dt>
          <dd>{`− ${formatRupees(totals.discount)}`}</dd>
        </div>
        {showsDelivery && (
          <div>
            <dt>Delivery Charges</dt>
            <dd>FREE</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>Totals count each product once, whatever its quantity</p>
    </>
  )
}
