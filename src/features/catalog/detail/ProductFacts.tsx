import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import type { Product } from '@/shared/product/product'
import styles from './ProductFacts.module.css'

type ProductFactsProps = { product: Pick<Product, 'inStock' | 'size' | 'deliveryTime'> }

/** Availability, size and delivery time. */
export function ProductFacts({ product: { inStock, size, deliveryTime } }: ProductFactsProps) {
  const Icon = inStock ? IconCircleCheck : IconCircleX
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        <div>
          <dt>Availability</dt>
          <dd className={inStock ? styles.inStock : styles.outOfStock}>
            <Icon aria-hidden stroke={1.75} className={styles.icon} />
            <span>{inStock ? 'In Stock' : 'Out of Stock'}</span>
          </dd>
        </div>
        <div>
          <dt>Size</dt>
          <dd>{size}</dd>
        </div>
        <div>
          <dt>Delivery</dt>
          <dd>{`${deliveryTime} ${deliveryTime === 1 ? 'day' : 'days'}`}</dd>
        </div>
      </dl>
    </div>
  )
}
