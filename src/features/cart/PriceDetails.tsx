import type { ReactNode } from 'react'
import { formatRupees } from '@/shared/product/money'
import { useSelect } from '@/shared/redux/useSelect'
import { useRootClass } from '@/shared/ui/useRootClass'
import { selectTotals } from './cartSelectors'
import styles from './PriceDetails.module.css'
import { PriceRows } from './PriceRows'

type PriceDetailsProps = {
  /** Says what the delivery costs: nothing, always (specification, section 9). */
  showsDelivery?: boolean
  /** The way on: one button, which stays in view together with the total. */
  children: ReactNode
}

/** What the cart adds up to. */
export function PriceDetails({ showsDelivery = false, children }: PriceDetailsProps) {
  const totals = useSelect(selectTotals)
  useRootClass(styles.hasBar)
  return (
    <section className={styles.card} aria-labelledby="price-details">
      <div className={styles.sheet}>
        <h2 id="price-details" className={styles.title}>
          Price Details
        </h2>
        <PriceRows totals={totals} showsDelivery={showsDelivery} />
      </div>
      <div className={styles.bar}>
        <dl className={styles.total}>
          <dt>Total Amount</dt>
          <dd>{formatRupees(totals.totalAmount)}</dd>
        </dl>
        {children}
      </div>
    </section>
  )
}
