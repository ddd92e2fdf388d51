import { Picture } from '@/shared/images/Picture'
import { classNames } from '@/shared/ui/classNames'
import styles from './LargePicture.module.css'
import { ON_THE_PAGE, THE_LARGEST } from './sizes'

/**
 * A picture in the largest width there is, as large as its surroundings let it be. Until that has come,
 * the one that the page shows stands in for it: the browser has it already.
 */
export function LargePicture({ src }: { src: string }) {
  return (
    <div className={styles.picture}>
      <Picture src={src} sizes={ON_THE_PAGE} alt="" priority className={styles.layer} />
      <Picture src={src} sizes={THE_LARGEST} priority className={classNames(styles.layer, styles.large)} />
    </div>
  )
}
