import { findMatches } from './findMatches'
import styles from './Marked.module.css'

type MarkedProps = {
  text: string
  /** What the shopper searches for. */
  search: string
  /** How many characters of the text are shown; all of them unless told. */
  shown?: number
}

/** A text in which what the search finds is marked. */
export function Marked({ text, search, shown }: MarkedProps) {
  return findMatches(text, search, shown).map(({ text: piece, isMatch, start }) =>
    isMatch ? (
      <mark key={start} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
