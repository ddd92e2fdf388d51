import type { ReactNode } from 'react'
import { findCloseUp } from '@/shared/images/findCloseUp'
import { ProductPrice } from '@/shared/product/ProductPrice'
import type { Product } from '@/shared/product/product'
import { Rating } from '@/shared/product/Rating'
import { PageHeading } from '@/shared/ui/layout/Page'
import { useRootClass } from '@/shared/ui/styling/useRootClass'
import { Gallery } from '../gallery/Gallery'
import styles from './ProductDetail.module.css'
import { ProductFacts } from './ProductFacts'
import { ProductShareMeta } from './ProductShareMeta'
import { ShareButton } from './ShareButton'

type ProductDetailProps = {
  product: Product
  /** The buttons. */
  children: ReactNode
}

export function ProductDetail({ product, children }: ProductDetailProps) {
  const { title, imageLink, description, rating, reviews } = product
  const closeUp = findCloseUp(imageLink)
  useRootClass(styles.hasActions)
  return (
    <article className={styles.detail}>
      <ProductShareMeta product={product} />
      <Gallery title={title} pictures={closeUp === undefined ? [imageLink] : [imageLink, closeUp]} />
      <div className={styles.column}>
        <div className={styles.head}>
          <PageHeading className={styles.title}>{title}</PageHeading>
          <Rating rating={rating} reviews={reviews} />
          <ProductPrice product={product} isLarge />
        </div>
        <ProductFacts product={product} />
        <p className={styles.description}>{description}</p>
        <ShareButton product={product} />
        <div className={styles.actions}>
          {/* On a phone the buttons stay in view, beside a copy of the price. */}
          <div aria-hidden="true" className={styles.priceAgain}>
            <ProductPrice product={product} />
          </div>
          {children}
        </div>
      </div>
    </article>
  )
}
