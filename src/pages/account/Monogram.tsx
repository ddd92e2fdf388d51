import { Arch } from '@/shared/ui/ornaments/Arch'
import styles from './Monogram.module.css'

/** Takes a name; returns its first visible grapheme, such as a letter with its vowel sign. */
export const initialOf = (name: string): string => {
  const text = name.replace(/^[\s\p{Default_Ignorable_Code_Point}]+/u, '')
  const [first = ''] = text
  // Firefox 115 to 124 lacks it.
  const { Segmenter }: Partial<typeof Intl> = Intl
  return Segmenter ? (new Segmenter().segment(text).containing(0)?.segment ?? '') : first
}

/** The initial of a name in an arch; decorative, as the name is shown beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <div className={styles.monogram} aria-hidden="true" translate="no">
      <Arch className={styles.arch} />
      <span className={styles.letter}>{initialOf(name).toLocaleUpperCase()}</span>
    </div>
  )
}
