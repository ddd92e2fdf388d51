import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '@/shared/images/Picture'
import { ProductPrice } from '@/shared/product/ProductPrice'
import type { Product } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'
import { scrollIntoViewOnFocus } from '@/shared/ui/focus/scrollIntoViewOnFocus'
import styles from './ProductStrip.module.css'

type ProductStripProps = { title: string; products: Product[] }

/** Products in one row, which scrolls where it is too long; renders nothing without products. */
export function ProductStrip({ title, products }: ProductStripProps) {
  const headingId = useId()
  if (products.length === 0) return null
  return (
    <section className={styles.strip} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.row}>
        {products.map((product) => (
          <li key={product._id} className={styles.item}>
            <div className={styles.frame}>
              <Picture
                src={product.imageLink}
                alt=""
                sizes="(min-width: 68rem) 16rem, (min-width: 36rem) 24vw, 9rem"
              />
            </div>
            <h3 className={styles.title}>
              <Link to={paths.product(product._id)} className={styles.link} onFocus={scrollIntoViewOnFocus}>
                {product.title}
              </Link>
            </h3>
            <ProductPrice product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
