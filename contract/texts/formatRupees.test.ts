import { formatRupees } from './formatRupees'

describe('formatRupees', () => {
  test.each([
    [0, 'Rs. 0'],
    [999, 'Rs. 999'],
    [1800, 'Rs. 1,800'],
    [12_999, 'Rs. 12,999'],
    [129_999, 'Rs. 1,29,999'],
    [12_345_678, 'Rs. 1,23,45,678'],
  ])('formats %d as %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text)
  })
})
