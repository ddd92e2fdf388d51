import { excerpt } from './excerpt'

const x = (count: number) => 'x'.repeat(count)

describe('excerpt', () => {
  test.each([
    ['Woven slowly.', 'Woven slowly.'],
    [x(155), x(155)],
    [x(156), `${x(154)}…`],
    [`${x(150)} silk and zari`, `${x(150)}…`],
    [`${x(144)} silk, zari`, `${x(144)} silk, zari`],
    [`${x(145)} silk, zari and gold`, `${x(145)} silk…`],
    [`${x(140)} silk. Dry clean only.`, `${x(140)} silk. Dry…`],
  ])('excerpt shortens %j to %j', (text, description) => {
    expect(excerpt(text)).toBe(description)
  })
})
