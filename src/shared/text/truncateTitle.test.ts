import { truncateTitle } from './truncateTitle'

describe('truncateTitle', () => {
  test.each([
    ['', ''],
    ['Rust Ikat Kurti', 'Rust Ikat Kurti'],
    ['x'.repeat(26), 'x'.repeat(26)],
    ['x'.repeat(27), 'x'.repeat(27)],
    ['x'.repeat(28), `${'x'.repeat(26)}...`],
    ['Kumkum Kanjivaram Silk Saree with Temple Border', 'Kumkum Kanjivaram Silk Sar...'],
  ])('truncateTitle shortens %j to %j', (title, shown) => {
    const { length, suffix } = truncateTitle(title)
    expect(title.slice(0, length) + suffix).toBe(shown)
  })
})
