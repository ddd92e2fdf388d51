import { Skeleton } from '@/shared/ui/feedback/Skeleton'
import gallery from '../gallery/Gallery.module.css'
import styles from './ProductDetail.module.css'

export function ProductDetailSkeleton() {
  return (
    <article className={styles.detail}>
      <div className={gallery.gallery}>
        <Skeleton shape="picture" className={gallery.frame} />
      </div>
      <div className={styles.column}>
        <div>
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton shape="heading" />
        </div>
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
