import { type RefObject, useLayoutEffect, useState } from 'react'

/** What the style sheets make of a grid on this screen. All lengths are CSS pixels. */
export type GridShape = {
  columns: number
  width: number
  /** Between two rows. */
  gap: number
  /** How far below the top of the page it begins. */
  top: number
  /** How high its first row is: most others are as high. */
  rowHeight: number
  /** How much of the screen lies behind the header. */
  covered: number
}

/** For a first row that is not laid out. */
const SOME_HEIGHT = 480

const pixels = (text: string) => Number.parseFloat(text) || 0

const shapeOf = (grid: HTMLElement): GridShape => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const { top, width } = grid.getBoundingClientRect()
  return {
    columns: gridTemplateColumns.split(' ').length,
    width,
    gap: pixels(rowGap),
    top: top + window.scrollY,
    rowHeight: grid.firstElementChild?.getBoundingClientRect().height || SOME_HEIGHT,
    covered: pixels(getComputedStyle(document.documentElement).scrollPaddingTop),
  }
}

// The first row may be another one with other contents; that alone changes nothing.
const isSame = (one: GridShape, other: GridShape) =>
  one.columns === other.columns &&
  one.width === other.width &&
  one.gap === other.gap &&
  one.top === other.top &&
  one.covered === other.covered

/**
 * Measures a grid that is drawn, so that the style sheet alone says how many columns it has: anew with another
 * size of the window, and with other contents, because what stands above may have changed with them.
 * Undefined before the first drawing.
 */
export const useGridShape = (grid: RefObject<HTMLElement | null>, contents: unknown) => {
  const [shape, setShape] = useState<GridShape>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents are a reason to look again.
  useLayoutEffect(() => {
    const measure = () => {
      if (!grid.current) return
      const now = shapeOf(grid.current)
      setShape((before) => (before && isSame(before, now) ? before : now))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [grid, contents])

  return shape
}
