import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import type { Product } from '@/shared/product/product'
import { useSizeGuide } from '../sizeGuide/useSizeGuide'
import styles from './ProductFacts.module.css'

type ProductFactsProps = { product: Pick<Product, 'inStock' | 'size' | 'deliveryTime' | 'categoryName'> }

/** Availability, size and delivery time. */
export function ProductFacts({ product }: ProductFactsProps) {
  const { inStock, size, deliveryTime } = product
  const guide = useSizeGuide(product)
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
          {guide.button && <dd className={styles.guide}>{guide.button}</dd>}
        </div>
        <div>
          <dt>Delivery</dt>
          <dd>{`${deliveryTime} ${deliveryTime === 1 ? 'day' : 'days'}`}</dd>
        </div>
      </dl>
      {guide.dialog}
    </div>
  )
}
