import { calculateTotals } from './totals'

describe('totals', () => {
  // biome-ignore format: a table is read by its columns.
  test.each([
    ['an empty cart', [], { itemCount: 0, totalMrp: 0, discount: 0, totalAmount: 0 }],
    ['one product', [{ price: 1000, discountedPrice: 800 }], { itemCount: 1, totalMrp: 1000, discount: 200, totalAmount: 800 }],
    ['texts of digits, as on the wire', [{ price: '1000', discountedPrice: '800' }], { itemCount: 1, totalMrp: 1000, discount: 200, totalAmount: 800 }],
    ['several products', [{ price: 68_000, discountedPrice: 60_000 }, { price: 1800, discountedPrice: 1800 }], { itemCount: 2, totalMrp: 69_800, discount: 8000, totalAmount: 61_800 }],
    ['a product once, whatever its quantity (specification, section 9)', [{ price: 1000, discountedPrice: 800, qty: 7 }], { itemCount: 1, totalMrp: 1000, discount: 200, totalAmount: 800 }],
  ])('sums the prices of %s', (_what, items, totals) => {
    expect(calculateTotals(items)).toEqual(totals)
  })
})
