export type Piece = { text: string; isMatch: boolean; start: number }

/**
 * Takes a text and a search; returns the first `shown` characters as pieces, matches and the text between them. A match
 * ignores case and the search's outer blanks (specification, section 5), and may be cut at the end.
 */
export const findMatches = (text: string, search: string, shown = text.length): Piece[] => {
  const query = search.trim().toLowerCase()
  const lower = text.toLowerCase()
  const pieces: Piece[] = []
  const add = (start: number, end: number, isMatch: boolean) => {
    const piece = text.slice(start, Math.min(end, shown))
    if (piece) pieces.push({ text: piece, isMatch, start })
  }
  let from = 0
  // Some letters become longer in lower case, such as 'İ', which would shift the indexes.
  if (query && lower.length === text.length) {
    for (let at = lower.indexOf(query); at >= 0; at = lower.indexOf(query, from)) {
      add(from, at, false)
      from = at + query.length
      add(at, from, true)
    }
  }
  add(from, text.length, false)
  return pieces
}
