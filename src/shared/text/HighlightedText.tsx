import { findMatches } from './findMatches'
import styles from './HighlightedText.module.css'

type HighlightedTextProps = {
  text: string
  search: string
  /** How many characters of the text are shown; all by default. */
  shown?: number
}

/** A text with the matches of a search highlighted. */
export function HighlightedText({ text, search, shown }: HighlightedTextProps) {
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
