import { discountPercent } from './discountPercent'

describe('discountPercent', () => {
  test.each([
    [500, 500, 0],
    [500, 499, 0],
    [500, 495, 1],
    [500, 400, 20],
    [26_800, 21_950, 18],
    [34_900, 29_650, 15],
    [999, 1, 99],
    [500, 1, 99],
    [10_000_000, 1, 99],
    [500, 0, 100],
  ])('of %d for %d is %d', (price, discountedPrice, percent) => {
    expect(discountPercent(price, discountedPrice)).toBe(percent)
  })

  test('is exact for each whole per cent', () => {
    for (let percent = 0; percent <= 100; percent++)
      expect(discountPercent(29_900, 299 * (100 - percent))).toBe(percent)
  })
})
