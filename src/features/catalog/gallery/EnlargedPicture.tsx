import { Picture } from '@/shared/images/Picture'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './EnlargedPicture.module.css'
import { ENLARGED_SIZES, PAGE_SIZES } from './sizesAttributes'

/**
 * A picture in its largest width, fitted into its container. Until it has loaded, the smaller one of the page shows,
 * which the browser has already.
 */
export function EnlargedPicture({ src }: { src: string }) {
  return (
    <div className={styles.picture}>
      <Picture src={src} sizes={PAGE_SIZES} alt="" priority className={styles.layer} />
      <Picture
        src={src}
        sizes={ENLARGED_SIZES}
        priority
        className={classNames(styles.layer, styles.enlarged)}
      />
    </div>
  )
}
