import { sizeText } from './measures'

test.each([
  ['"\u20b9"', '5 B'],
  ['a'.repeat(1234), '1.2 kB'],
  ['a'.repeat(2_500_000), '2.5 MB'],
])('the size of a text is counted in bytes', (text, size) => {
  expect(sizeText(text)).toBe(size)
})
