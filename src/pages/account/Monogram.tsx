import { Arch } from '@/shared/ui/ornaments/Arch'
import { initialOf } from './initialOf'
import styles from './Monogram.module.css'

/** The initial of a name in an arch; decorative, as the name is shown beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <div className={styles.monogram} aria-hidden="true" translate="no">
      <Arch className={styles.arch} />
      <span className={styles.letter}>{initialOf(name).toLocaleUpperCase()}</span>
    </div>
  )
}
