import { describeMissing, describeOutOfStock } from './describeOutOfStock'

const line = (title: string, inStock = false) => ({ title, inStock })
const one = 'Move it to your wishlist or remove it to check out.'
const several = 'Move them to your wishlist or remove them to check out.'

describe('describeOutOfStock', () => {
  test.each([
    ['nothing for an empty cart', [], undefined],
    ['nothing where all is in stock', [line('A', true)], undefined],
    ['one product', [line('A', true), line('B')], `B is out of stock. ${one}`],
    ['two', [line('A'), line('B')], `A and B are out of stock. ${several}`],
    ['three', [line('A'), line('B'), line('C')], `A, B and C are out of stock. ${several}`],
    [
      'the first two of more than three',
      [line('A'), line('B', true), line('C'), line('D'), line('E')],
      `A, C and 2 more are out of stock. ${several}`,
    ],
  ])('describes %s', (_what, items, text) => {
    expect(describeOutOfStock(items)).toBe(text)
  })
})

test.each([
  [[], undefined],
  [['A'], 'A is not available now, so it was not added.'],
  [['A', 'B', 'C', 'D'], 'A, B, C and D are not available now, so they were not added.'],
])('describeMissing names %j', (titles, text) => {
  expect(describeMissing(titles)).toBe(text)
})
