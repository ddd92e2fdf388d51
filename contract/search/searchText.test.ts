import fc from 'fast-check'
import {
  containsWords,
  foldText,
  MAX_SEARCHED_WORDS,
  searchedWords,
  searchTextOf,
  titleIn,
  wordsOf,
} from './searchText'

describe('foldText', () => {
  test.each([
    ['lowers case', 'SILK Saree', 'silk saree'],
    ['leaves out accents', 'Éclair', 'eclair'],
    ['leaves out accents in the other form', 'E\u0301clair', 'eclair'],
    ['makes full-width letters usual ones', 'Ｓａｒｅｅ', 'saree'],
    ['takes ligatures apart', 'ﬁne', 'fine'],
    ['lowers a letter that would become two', 'İpek', 'ipek'],
    ['keeps ß, of either case', 'ẞß', 'ßß'],
    ['takes a final sigma for any other', 'ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['leaves out vowel signs', 'साड़ी', 'सड'],
    ['leaves out joiners', 'क्\u200dष\u200c', 'कष'],
    [
      'leaves out soft hyphens, blanks without width and direction marks',
      'si\u00adl\u200b\u200ek\ufeff',
      'silk',
    ],
    ['leaves out variation selectors and control characters', 'silk\ufe0f\u0001\0', 'silk'],
    ['makes a no-break space a blank', 'silk\u00a0saree', 'silk saree'],
  ])('%s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('folds a folded text to itself, and each code point as among others', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(text, (any) => {
        expect(foldText(foldText(any))).toBe(foldText(any))
        expect(Array.from(any, foldText).join('')).toBe(foldText(any))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the words of a search', () => {
  test.each([
    ['none of an empty search', '', []],
    ['none of blanks and what is invisible', ' \u00a0\u3000\u200b\u00ad\t', []],
    ['each between blanks', '  silk \u00a0 saree\n', ['silk', 'saree']],
    ['one where blanks have no width', 'sa\u200bree', ['saree']],
    ['without the s of a plural', 'sarees LEHENGAS', ['saree', 'lehenga']],
    ['with an s of three letters', 'gas s', ['gas', 's']],
    ['without the s of four', 'gems', ['gem']],
    ['once', 'saree sarees', ['saree']],
    ['with punctuation', "(more) men's", ['(more)', "men'"]],
  ])('are %s', (_what, search, words) => {
    expect(searchedWords(search)).toEqual(words)
  })

  test('are found in any sequence, each as a whole', () => {
    expect(containsWords('pure silk saree', ['saree', 'silk'])).toBe(true)
    expect(containsWords('pure silk saree', ['saree', 'wool'])).toBe(false)
    expect(containsWords('pure silk saree', [])).toBe(true)
  })

  test('have no blank and no separator, as the search text has no other separator', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'S', ' ', '\u00a0', '\u0001', '\u0085', '\u200b') })
    fc.assert(
      fc.property(text, text, text, (title, categoryName, description) => {
        for (const word of wordsOf(title)) expect(word).toMatch(/^[as]+$/)
        const searchText = searchTextOf({ title, categoryName, description })
        expect(searchText.split('\u0001')).toEqual([title, categoryName, description].map(foldText))
        expect(titleIn(searchText)).toBe(foldText(title))
      }),
    )
  })
})

test('no search looks up more words than the limit', () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `w${index}`)
  expect(searchedWords(words.join(' '))).toEqual(words.slice(0, MAX_SEARCHED_WORDS))
})
