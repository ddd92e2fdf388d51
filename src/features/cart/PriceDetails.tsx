import type { ReactNode } from 'react'
import { formatRupees } from '@/shared/product/money'
import type { Product } from '@/shared/product/product'
import { classNames } from '@/shared/ui/classNames'
import { FormError } from '@/shared/ui/FormError'
import { useRootClass } from '@/shared/ui/useRootClass'
import styles from './PriceDetails.module.css'
import { PriceRows } from './PriceRows'
import { totalsOf } from './totals'

type PriceDetailsProps = {
  items: Pick<Product, 'price' | 'discountedPrice'>[]
  /** Says what the delivery costs: nothing, always (specification, section 9). */
  showsDelivery?: boolean
  /** Why the shopper cannot go on, beside the button that they pressed. */
  problem?: string
  /** The way on: one button, which stays in view together with the total. */
  children: ReactNode
}

/** What the items of the cart add up to. */
export function PriceDetails({ items, showsDelivery = false, problem, children }: PriceDetailsProps) {
  const totals = totalsOf(items)
  useRootClass(styles.hasBar)
  return (
    <section className={styles.card} aria-labelledby="price-details">
      <div className={styles.sheet}>
        <h2 id="price-details" className={styles.title}>
          Price Details
        </h2>
        <PriceRows totals={totals} showsDelivery={showsDelivery} />
      </div>
      <div className={classNames(styles.bar, problem && styles.hasProblem)}>
        <FormError className={styles.problem}>{problem}</FormError>
        <dl className={styles.total}>
          <dt>Total Amount</dt>
          <dd>{formatRupees(totals.totalAmount)}</dd>
        </dl>
        {children}
      </div>
    </section>
  )
}
