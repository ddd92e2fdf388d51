import { ProductPrice } from '@/shared/product/ProductPrice'
import type { Product } from '@/shared/product/product'
import { Rating } from '@/shared/product/Rating'
import { PageHeading } from '@/shared/ui/layout/Page'
import styles from './ProductDetail.module.css'

/** Title, rating and price of a product. */
export function ProductHeader({ product }: { product: Product }) {
  return (
    <div className={styles.head}>
      <PageHeading className={styles.title}>{product.title}</PageHeading>
      <Rating rating={product.rating} reviews={product.reviews} />
      <ProductPrice product={product} isLarge />
    </div>
  )
}
