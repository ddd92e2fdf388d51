export type Piece = { text: string; isMatch: boolean; start: number }

/**
 * Cuts a text into what a search finds in it and what lies between, by the rule of the search: whatever
 * the case and the outer blanks (specification, section 5). Of the text only the first `shown`
 * characters are kept; a match may reach beyond them.
 */
export const findMatches = (text: string, search: string, shown = text.length): Piece[] => {
  const wanted = search.trim().toLowerCase()
  const lower = text.toLowerCase()
  const pieces: Piece[] = []
  const add = (start: number, end: number, isMatch: boolean) => {
    const piece = text.slice(start, Math.min(end, shown))
    if (piece) pieces.push({ text: piece, isMatch, start })
  }
  let from = 0
  // A few letters grow when they become small: then nothing stands where it stood.
  if (wanted && lower.length === text.length) {
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
      add(from, at, false)
      from = at + wanted.length
      add(at, from, true)
    }
  }
  add(from, text.length, false)
  return pieces
}
