import { followPointer } from './followPointer'

// A picture of 1000 px on a stage of 400 px shows its end at -600 px.
const limits = { min: -600, max: 0 }

describe('followPointer', () => {
  test.each([
    ['at the beginning', 0, 0],
    ['near the beginning, without having to point at the edge', 0.1, 0],
    ['in the middle', 0.5, -300],
    ['a quarter of the way', 0.31, -150],
    ['near the end', 0.9, -600],
    ['at the end', 1, -600],
    ['beyond the end', 1.4, -600],
  ])('moves the picture for a pointer %s', (_where, share, position) => {
    expect(followPointer(share, limits)).toBeCloseTo(position)
  })

  test('does not move a picture that fits into its stage', () => {
    expect(followPointer(0.1, { min: 80, max: 80 })).toBe(80)
    expect(followPointer(0.9, { min: 80, max: 80 })).toBe(80)
  })
})
