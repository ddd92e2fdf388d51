import type { ReactNode } from 'react'
import { formatRupees } from '@/shared/product/money'
import { useSelect } from '@/shared/redux/useSelect'
import { selectTotals } from './cartSelectors'
import styles from './PriceDetails.module.css'

type PriceDetailsProps = {
  /** Says what the delivery costs: nothing, always (specification, section 9). */
  showsDelivery?: boolean
  /** The way on: one button, which stays in view together with the total. */
  children: ReactNode
}

/** What the cart adds up to. */
export function PriceDetails({ showsDelivery = false, children }: PriceDetailsProps) {
  const { itemCount, totalMrp, discount, totalAmount } = useSelect(selectTotals)
  return (
    <section className={styles.card} aria-labelledby="price-details">
      <div className={styles.sheet}>
        <h2 id="price-details" className={styles.title}>
          Price Details
        </h2>
        <dl className={styles.rows}>
          <div>
            <dt>Items</dt>
            <dd>{itemCount}</dd>
          </div>
          <div>
            <dt>Total MRP</dt>
            <dd>{formatRupees(totalMrp)}</dd>
          </div>
          <div>
            <dt>Discount on MRP</dt>
            <dd>{`− ${formatRupees(discount)}`}</dd>
          </div>
          {showsDelivery && (
            <div>
              <dt>Delivery Charges</dt>
              <dd>FREE</dd>
            </div>
          )}
        </dl>
        <p className={styles.note}>Each design is counted once</p>
      </div>
      <div className={styles.bar}>
        <dl className={styles.total}>
          <dt>Total Amount</dt>
          <dd>{formatRupees(totalAmount)}</dd>
        </dl>
        {children}
      </div>
    </section>
  )
}
