import { randomOrderNumber, readOrderNumber } from './orderNumber'

test('numbers are random, and can be read', () => {
  const numbers = Array.from({ length: 100 }, randomOrderNumber)
  expect(new Set(numbers).size).toBe(100)
  for (const number of numbers) {
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(readOrderNumber(number)).toBe(number)
  }
})

test.each([
  ['k7m29qxd', 'K7M2-9QXD'],
  [' K7 M2-9Q xd ', 'K7M2-9QXD'],
  ['ilo0-1111', '1100-1111'],
  ['#K7M2-9QXD.', 'K7M2-9QXD'],
  ['“K7M2 – 9QXD”,', 'K7M2-9QXD'],
  ["'K7M2-9QXD'", 'K7M2-9QXD'],
  ['(no. K7M2-9QXD)', undefined],
  ['K7M2-9QX', undefined],
  ['K7M2-9QXDD', undefined],
  ['K7M2-9QXU', undefined],
  ['K7M2_9QXD', undefined],
  ['', undefined],
])('reads %j as %s', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number)
})

test.each([
  '\u00ad',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\ufe63',
  '\uff0d',
  '\u00a0',
  '\u200b',
  '\u2060',
])('reads a number with %j in the place of its hyphen', (dash) => {
  expect(readOrderNumber(`\u200eK7M2${dash}9qxd\n`)).toBe('K7M2-9QXD')
})
