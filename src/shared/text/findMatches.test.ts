import * as fc from 'fast-check'
import { findMatches } from './findMatches'

const inBrackets = (...args: Parameters<typeof findMatches>) =>
  findMatches(...args)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

const KANJIVARAM = 'Kumkum Kanjivaram Silk Saree with Temple Border'

describe('findMatches', () => {
  test.each([
    ['Rust Ikat Kurti', '', undefined, 'Rust Ikat Kurti'],
    ['Rust Ikat Kurti', '  ', undefined, 'Rust Ikat Kurti'],
    ['Rust Ikat Kurti', ' IKAT ', undefined, 'Rust [Ikat] Kurti'],
    ['Rust Ikat Kurti', 'velvet', undefined, 'Rust Ikat Kurti'],
    ['Rust Ikat Kurti', 't', undefined, 'Rus[t] Ika[t] Kur[t]i'],
    ['Kumkum', 'kum', undefined, '[Kum][kum]'],
    ['aaa', 'aa', undefined, '[aa]a'],
    ['Silk (pure)', '(pure)', undefined, 'Silk [(pure)]'],
    [KANJIVARAM, 'saree', 26, 'Kumkum Kanjivaram Silk [Sar]'],
    [KANJIVARAM, 'temple', 26, 'Kumkum Kanjivaram Silk Sar'],
    ['İpek', 'pek', undefined, 'İpek'],
  ])('findMatches searches %j for %j, shows %j characters, and finds %j', (text, search, shown, result) => {
    expect(inBrackets(text, search, shown)).toBe(result)
  })

  test('findMatches returns the whole text, and all matches', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', 'ß') })
    fc.assert(
      fc.property(letters, letters, (text, search) => {
        const pieces = findMatches(text, search)
        const query = search.trim().toLowerCase()
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        expect(pieces.some(({ isMatch }) => isMatch)).toBe(query !== '' && text.toLowerCase().includes(query))
        for (const { isMatch, text: piece } of pieces) if (isMatch) expect(piece.toLowerCase()).toBe(query)
      }),
    )
  })
})
