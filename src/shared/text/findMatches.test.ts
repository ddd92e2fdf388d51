import { foldText, searchedWords } from '@resham/contract'
import * as fc from 'fast-check'
import { findMatches, type Piece } from './findMatches'

const inBrackets = (...args: Parameters<typeof findMatches>) =>
  findMatches(...args)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

const lengthOf = (pieces: Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0)

const KANJIVARAM = 'Kumkum Kanjivaram Silk Saree with Temple Border'

describe('findMatches', () => {
  test.each([
    ['Rust Ikat Kurti', '', undefined, 'Rust Ikat Kurti'],
    ['Rust Ikat Kurti', '  ', undefined, 'Rust Ikat Kurti'],
    ['Rust Ikat Kurti', ' IKAT ', undefined, 'Rust [Ikat] Kurti'],
    ['Rust Ikat Kurti', 'velvet', undefined, 'Rust Ikat Kurti'],
    ['Rust Ikat Kurti', 't', undefined, 'Rus[t] Ika[t] Kur[t]i'],
    ['Kumkum', 'kum', undefined, '[Kumkum]'],
    ['aaa', 'aa', undefined, '[aaa]'],
    ['Aubergine Silk Saree', 'saree silk', undefined, 'Aubergine [Silk] [Saree]'],
    ['Aubergine Silk Saree', 'silks  SAREES', undefined, 'Aubergine [Silk] [Saree]'],
    ['Silk Sarees', 'sarees', undefined, 'Silk [Sarees]'],
    ['Silk Sarees', 'saree', undefined, 'Silk [Saree]s'],
    ['Saree', 'sar aree', undefined, '[Saree]'],
    ['Saree', 'velvet saree', undefined, '[Saree]'],
    ['Rosé Sílk', 'rose silk', undefined, '[Rosé] [Sílk]'],
    ['Rose\u0301 Silk', 'ros', undefined, '[Ros]e\u0301 Silk'],
    ['Rose\u0301 Silk', 'ROSÉ', undefined, '[Rose\u0301] Silk'],
    ['ﬁne Ｓｉｌｋ', 'f silk', undefined, '[ﬁ]ne [Ｓｉｌｋ]'],
    ['Sa\u00adree\u200b', 'saree', undefined, '[Sa\u00adree\u200b]'],
    ['रेशमी साड़ी', 'साड', undefined, 'रेशमी [साड़ी]'],
    ['लक्ष्मी', 'क', undefined, 'ल[क्ष्मी]'],
    ['\u0301İpek 🧵 Silk', 'silk i', undefined, '\u0301[İ]pek 🧵 [Silk]'],
    ['Rosé Silk', 'é silk', 6, 'Ros[é] [S]'],
    ['Silk (pure)', '(pure)', undefined, 'Silk [(pure)]'],
    [KANJIVARAM, 'saree', 26, 'Kumkum Kanjivaram Silk [Sar]'],
    [KANJIVARAM, 'temple', 26, 'Kumkum Kanjivaram Silk Sar'],
    ['İpek', 'pek', undefined, 'İ[pek]'],
  ])('findMatches searches %j for %j, shows %j characters, and finds %j', (text, search, shown, result) => {
    expect(inBrackets(text, search, shown)).toBe(result)
  })

  test('findMatches returns the whole text, and marks what the search finds in it', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'aAbs ßée\u0301ﬁ\u200bसी\u094d'),
      maxLength: 12,
    })
    fc.assert(
      fc.property(letters, letters, (text, search) => {
        const pieces = findMatches(text, search)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        expect(pieces.map(({ start }) => start)).toEqual(pieces.map((_, at) => lengthOf(pieces.slice(0, at))))
        // Neighbours differ, and no piece begins with a mark, unless the text does.
        for (const [at, { isMatch, text: piece }] of pieces.entries()) {
          expect(isMatch).not.toBe(pieces[at - 1]?.isMatch)
          if (at > 0) expect(piece).not.toMatch(/^\p{M}/u)
        }
        const marked = foldText(pieces.map((piece) => (piece.isMatch ? piece.text : '\n')).join(''))
        for (const word of searchedWords(search))
          expect(marked.includes(word)).toBe(foldText(text).includes(word))
      }),
      { numRuns: 500 },
    )
  })
})
