import { formatRupees } from '@resham/contract'
import { classNames } from '@/shared/ui/styling/classNames'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { discountPercent } from './discountPercent'
import styles from './ProductPrice.module.css'
import type { Product } from './product'

type ProductPriceProps = { product: Pick<Product, 'price' | 'discountedPrice'>; isLarge?: boolean }

/** A product's discounted price, original price and discount in per cent. */
export function ProductPrice({ product: { price, discountedPrice }, isLarge = false }: ProductPriceProps) {
  const percent = discountPercent(price, discountedPrice)
  return (
    <dl className={classNames(styles.price, isLarge && styles.large)}>
      <dt>
        <VisuallyHidden>Price</VisuallyHidden>
      </dt>
      <dd className={styles.now}>{formatRupees(discountedPrice)}</dd>
      {discountedPrice < price && (
        <>
          <dt>
            <VisuallyHidden>Original price</VisuallyHidden>
          </dt>
          <dd className={styles.before}>
            <s>{formatRupees(price)}</s>
          </dd>
        </>
      )}
      {percent > 0 && (
        <>
          <dt>
            <VisuallyHidden>Discount</VisuallyHidden>
          </dt>
          <dd className={styles.off}>{`${percent}% off`}</dd>
        </>
      )}
    </dl>
  )
}
