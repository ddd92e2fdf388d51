import { closeUpOf } from '@/shared/images/closeUp'
import { Picture } from '@/shared/images/Picture'
import type { Product } from '@/shared/product/product'
import { classNames } from '@/shared/ui/classNames'
import { Skeleton } from '@/shared/ui/Skeleton'
import gallery from './gallery/Gallery.module.css'
import { ON_THE_PAGE } from './gallery/sizes'
import styles from './ProductDetail.module.css'
import { ProductHead } from './ProductHead'

/** Holds the places of a detail while it loads. Where the garment is known already, it begins with what one sees first. */
export function ProductDetailSkeleton({ product }: { product?: Product }) {
  const closeUp = product && closeUpOf(product.imageLink)
  return (
    <article className={styles.detail}>
      <div className={classNames(gallery.gallery, closeUp && gallery.strip)}>
        {product ? (
          <div className={gallery.place}>
            <Picture src={product.imageLink} priority sizes={ON_THE_PAGE} />
          </div>
        ) : (
          <Skeleton shape="picture" className={gallery.place} />
        )}
        {closeUp && <div className={gallery.place} />}
      </div>
      <div className={styles.column}>
        {product ? (
          <ProductHead product={product} />
        ) : (
          <div>
            <Skeleton shape="heading" />
            <Skeleton />
            <Skeleton shape="heading" />
          </div>
        )}
        <Skeleton shape="button" />
        <div>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
        <div className={styles.actions}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
    </article>
  )
}
