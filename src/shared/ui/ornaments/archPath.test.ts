import { archPath } from './archPath'

/** The end points of the path's commands, in order. */
function points(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MVHAQ])([^MVHAQZ]+)/g)].map(([, command, text = '']) => {
    const numbers = text.trim().split(/\s+/).map(Number)
    if (command === 'V') y = numbers.at(-1) ?? y
    else if (command === 'H') x = numbers.at(-1) ?? x
    else [x = x, y = y] = numbers.slice(-2)
    return { x, y }
  })
}

describe('archPath', () => {
  test.each([0, 8, 23])(
    'archPath with an inset of %i stays within its box, with its tip in the middle',
    (inset) => {
      const outline = points(archPath({ width: 120, height: 160, inset }))
      const xs = outline.map(({ x }) => x)
      const ys = outline.map(({ y }) => y)
      expect(Math.min(...xs)).toBeCloseTo(inset)
      expect(Math.max(...xs)).toBeCloseTo(120 - inset)
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(inset)
      expect(Math.max(...ys)).toBe(160)

      const tip = outline.reduce((highest, point) => (point.y < highest.y ? point : highest))
      expect(tip.x).toBe(60)
    },
  )

  test('archPath is symmetric', () => {
    const outline = points(archPath({ width: 300, height: 400 }))
    const mirrored = outline.map(({ x, y }) => ({ x: 300 - x, y })).reverse()
    for (const [index, { x, y }] of outline.entries()) {
      expect(x).toBeCloseTo(mirrored[index]?.x ?? Number.NaN, 1)
      expect(y).toBeCloseTo(mirrored[index]?.y ?? Number.NaN, 1)
    }
  })
})
