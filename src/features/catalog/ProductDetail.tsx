import type { ReactNode } from 'react'
import { Picture } from '@/shared/images/Picture'
import { ProductPrice } from '@/shared/product/ProductPrice'
import type { Product } from '@/shared/product/product'
import { Rating } from '@/shared/product/Rating'
import { PageHeading } from '@/shared/ui/Page'
import styles from './ProductDetail.module.css'

type ProductDetailProps = { product: Product /** The buttons. */; children: ReactNode }

/** Everything the shop knows of one garment. */
export function ProductDetail({ product, children }: ProductDetailProps) {
  const { title, imageLink, description, inStock, size, deliveryTime } = product
  return (
    <article className={styles.detail}>
      <div className={styles.frame}>
        <Picture src={imageLink} priority sizes="(min-width: 56rem) min(46vw, 38rem), 100vw" />
      </div>
      <div className={styles.column}>
        <PageHeading className={styles.title}>{title}</PageHeading>
        <Rating rating={product.rating} reviews={product.reviews} />
        <ProductPrice product={product} isLarge />
        <p className={styles.description}>{description}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Availability</dt>
            <dd className={inStock ? styles.inStock : styles.outOfStock}>
              {inStock ? 'In Stock' : 'Out of Stock'}
            </dd>
          </div>
          <div>
            <dt>Size</dt>
            <dd>{size}</dd>
          </div>
          <div>
            <dt>Delivery</dt>
            <dd>
              {deliveryTime} {deliveryTime === 1 ? 'day' : 'days'}
            </dd>
          </div>
        </dl>
        <div className={styles.actions}>{children}</div>
      </div>
    </article>
  )
}
