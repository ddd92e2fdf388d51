import { formatRupees } from '@resham/contract'
import { classNames } from '@/shared/ui/styling/classNames'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { discountPercent } from './discountPercent'
import styles from './ProductPrice.module.css'
import type { Product } from './product'

type ProductPriceProps = { product: Pick<Product, 'price' | 'discountedPrice'>; isLarge?: boolean }

/**
 * A product's discounted price, original price and discount in per cent. For screen readers they are one sentence:
 * readers do not say that a text is struck through, and join the texts of a flex box without blanks.
 */
export function ProductPrice({ product: { price, discountedPrice }, isLarge = false }: ProductPriceProps) {
  const percent = discountPercent(price, discountedPrice)
  const now = formatRupees(discountedPrice)
  const before = discountedPrice < price && formatRupees(price)
  const off = percent > 0 && `${percent}% off`
  return (
    <p className={classNames(styles.price, isLarge && styles.large)}>
      <VisuallyHidden>
        {[`Price ${now}`, before && `original price ${before}`, off].filter(Boolean).join(', ')}
      </VisuallyHidden>
      <span aria-hidden className={styles.now}>
        {now}
      </span>
      {before && (
        <s aria-hidden className={styles.before}>
          {before}
        </s>
      )}
      {off && (
        <span aria-hidden className={styles.off}>
          {off}
        </span>
      )}
    </p>
  )
}
