import { calculateTotals, formatRupees } from '@resham/contract'
import type { ReactNode } from 'react'
import type { Product } from '@/shared/product/product'
import { classNames } from '@/shared/ui/styling/classNames'
import { useRootClass } from '@/shared/ui/styling/useRootClass'
import styles from './PriceDetails.module.css'
import { PriceRows } from './PriceRows'

type PriceDetailsProps = {
  items: Pick<Product, 'price' | 'discountedPrice'>[]
  /** Shows the delivery charges, which are always free. */
  showsDelivery?: boolean
  /** What is wrong, to show beside the button. */
  problem?: ReactNode
  /** What the shopper is told when the button's action takes long; empty until then. */
  status?: string
  /** The main button, which stays in view together with the total. */
  children: ReactNode
}

/** The totals of the cart. */
export function PriceDetails({ items, showsDelivery = false, problem, status, children }: PriceDetailsProps) {
  const totals = calculateTotals(items)
  useRootClass(styles.hasBar)
  useRootClass(styles.hasTallBar, Boolean(problem || status))
  return (
    <section className={styles.card} aria-labelledby="price-details">
      <div className={styles.sheet}>
        <h2 id="price-details" className={styles.title}>
          Price Details
        </h2>
        <PriceRows totals={totals} showsDelivery={showsDelivery} />
      </div>
      <div className={styles.bar}>
        {problem && <div className={styles.notice}>{problem}</div>}
        {/* Rendered while empty, or its first text would not be announced. */}
        {status !== undefined && (
          <p aria-live="polite" className={classNames(styles.notice, styles.status)}>
            {status}
          </p>
        )}
        <dl className={styles.total}>
          <dt>Total Amount</dt>
          <dd>{formatRupees(totals.totalAmount)}</dd>
        </dl>
        {children}
      </div>
    </section>
  )
}
