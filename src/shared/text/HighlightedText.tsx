import { findMatches, type Piece } from './findMatches'
import styles from './HighlightedText.module.css'

type HighlightedTextProps = {
  text: string
  search: string
  /** How many characters of the text are shown; all by default. */
  shown?: number
  /** What follows a text of which not all is shown. */
  suffix?: string
  /** Whether screen readers pass over it. */
  isHidden?: boolean
}

/** Appends the suffix to the last piece, unless that is a match. */
const withSuffix = (pieces: Piece[], suffix: string): Piece[] => {
  const last = pieces.at(-1)
  if (!last || suffix === '') return pieces
  if (last.isMatch) return [...pieces, { text: suffix, isMatch: false, start: Infinity }]
  return pieces.with(-1, { ...last, text: last.text + suffix })
}

/**
 * A text with the matches of a search highlighted. Each piece is an element, because React cannot update a
 * bare text that the browser has translated.
 */
export function HighlightedText({ text, search, shown, suffix = '', isHidden }: HighlightedTextProps) {
  return withSuffix(findMatches(text, search, shown), suffix).map(({ text: piece, isMatch, start }) =>
    isMatch ? (
      <mark key={start} aria-hidden={isHidden} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      <span key={start} aria-hidden={isHidden}>
        {piece}
      </span>
    ),
  )
}
