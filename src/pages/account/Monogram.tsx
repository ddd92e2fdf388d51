import { Arch } from '@/shared/ui/ornaments/Arch'
import styles from './Monogram.module.css'

/** The initial of a name in an arch; decorative, as the name is shown beside it. */
export function Monogram({ name }: { name: string }) {
  const [letter = ''] = name.trim()
  return (
    <div className={styles.monogram} aria-hidden="true">
      <Arch className={styles.arch} />
      <span className={styles.letter}>{letter.toLocaleUpperCase()}</span>
    </div>
  )
}
