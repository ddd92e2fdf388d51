import { useEffect } from 'react'
import { findMatches } from './findMatches'

/** The text of a node, of which it may show the first `shown` characters only. */
type MarkedText = { node: Node | null | undefined; text: string; shown?: number }

/** The marks of all texts, styled by `::highlight(search)`. Firefox before 140 and Safari before 17.2 have none. */
const marks = 'Highlight' in globalThis ? new Highlight() : undefined
if (marks) CSS.highlights.set('search', marks)

/** The ranges of a text in which a search is found; none where the browser has translated it. */
const rangesOf = ({ node, text, shown = text.length }: MarkedText, search: string): Range[] => {
  if (!(node instanceof Text && node.data.startsWith(text.slice(0, shown)))) return []
  return findMatches(text, search, shown).flatMap(({ isMatch, start, text: { length } }) => {
    if (!isMatch) return []
    const range = new Range()
    range.setStart(node, start)
    range.setEnd(node, start + length)
    return range
  })
}

/**
 * Marks what a search finds in texts, after each rendering of the caller and the frame that shows it. It changes no
 * element, so a key renders no title again.
 */
export const useMarks = (search: string, findTexts: () => MarkedText[]) =>
  useEffect(() => {
    if (!marks || search === '') return
    const ranges = findTexts().flatMap((text) => rangesOf(text, search))
    for (const range of ranges) marks.add(range)
    return () => {
      for (const range of ranges) marks.delete(range)
    }
  })
