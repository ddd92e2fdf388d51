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
    <p className={classNames(styles.price, isLarge && styles.large)}>
      <span className={styles.now}>{formatRupees(discountedPrice)}</span>{' '}
      {discountedPrice < price && (
        <>
          {/* Readers do not say that a text is struck through. */}
          <VisuallyHidden>original price</VisuallyHidden>{' '}
          <s className={styles.before}>{formatRupees(price)}</s>{' '}
        </>
      )}
      {percent > 0 && <span className={styles.off}>{`${percent}% off`}</span>}
    </p>
  )
}
