import { foldText, IGNORED, singularOf, wordsOf } from '@resham/contract'

export type Piece = { text: string; isMatch: boolean; start: number }

/** The signs that join a consonant of an Indic script to the next one. */
const VIRAMAS = '\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d'

/**
 * A character with its marks, which are highlighted as a whole. Not all browsers have `Intl.Segmenter`, and
 * the server's differs.
 */
const GRAPHEME = new RegExp(`.(?:${IGNORED.source}|(?<=[${VIRAMAS}]\u200d?)\\p{L})*`, 'gsu')

/** Matches a text whose characters are each folded to one. */
const PLAIN = /^[ -~]*$/

/** Returns for each index of a folded text whether a word is there, with or without the 's' of a plural. */
const findWords = (folded: string, words: string[]): boolean[] => {
  const found: boolean[] = []
  for (const word of new Set(words.flatMap((each) => [each, singularOf(each)])))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (let index = at; index < at + word.length; index += 1) found[index] = true
  return found
}

/**
 * Takes a text and a search; returns the first `shown` characters as pieces, matches and the text between them. Each word
 * is found as in products (specification, section 5). A match has whole letters with their marks, and may be cut at the
 * end.
 */
export const findMatches = (text: string, search: string, shown = text.length): Piece[] => {
  const words = wordsOf(search)
  const found = words.length > 0 ? findWords(foldText(text), words) : []
  const isPlain = PLAIN.test(text)
  const graphemes = found.length === 0 ? [text] : isPlain ? Array.from(text) : (text.match(GRAPHEME) ?? [])
  const pieces: Piece[] = []
  let start = 0
  let index = 0
  for (const grapheme of graphemes) {
    const piece = grapheme.slice(0, Math.max(0, shown - start))
    if (!piece) break
    const end = index + (isPlain ? grapheme.length : foldText(grapheme).length)
    const isMatch = found.slice(index, end).includes(true)
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.text += piece
    else pieces.push({ text: piece, isMatch, start })
    start += grapheme.length
    index = end
  }
  return pieces
}
