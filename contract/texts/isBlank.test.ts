import { isBlank, withoutInvisible } from './isBlank'

test.each([
  ['nothing', ''],
  ['blanks', ' \t\n\u00a0\u2003\u3000'],
  ['a zero-width space', '\u200b'],
  ['joiners alone', '\u200d\u200c'],
  ['a soft hyphen', '\u00ad'],
  ['a byte order mark', '\ufeff'],
  ['marks of direction', '\u200e\u202a\u202c\u2066\u2069\u061c'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['the blank of Braille', '\u2800'],
  ['a variation selector', '\ufe0f'],
  ['control characters', '\u0000\u0007\u0085'],
  ['blanks and invisible characters', ' \u200b \u3164'],
])('%s is blank', (_what, text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['a', ' . ', '\u200bAsha', 'क्\u200dष', '०', '️\u20e3', '\u{20000}', '⠁', '🪡'])(
  '%j is not',
  (text) => {
    expect(isBlank(text)).toBe(false)
  },
)

test('invisible characters are removed, blanks stay', () => {
  expect(withoutInvisible('\u202a a\u200bs\u00adha \ufeff')).toBe(' asha ')
})
