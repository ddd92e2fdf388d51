import { Arch } from '@/shared/ui/Arch'
import styles from './Monogram.module.css'

/** The first letter of a name in the niche of the shop. It says nothing that does not stand beside it. */
export function Monogram({ name }: { name: string }) {
  const [letter = ''] = name.trim()
  return (
    <div className={styles.monogram} aria-hidden="true">
      <Arch className={styles.arch} />
      <span className={styles.letter}>{letter.toLocaleUpperCase()}</span>
    </div>
  )
}
