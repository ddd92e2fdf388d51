import { formatRupees, groupDigits } from './formatRupees'

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

test.each([
  7, 99, 100, 1000, 9999, 10_000, 99_999, 100_000, 999_999, 1_000_000, 123_456_789, 12.5, 1999.49, -129_999,
])('groups %d as Intl does', (number) => {
  const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  expect(groupDigits(number)).toBe(indian.format(number))
})
