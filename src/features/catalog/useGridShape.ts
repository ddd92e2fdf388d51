import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** What the style sheets make of a grid on this screen. All lengths are CSS pixels. */
export type GridShape = {
  columns: number
  width: number
  /** Between two rows. */
  gap: number
  /** How far below the top of the page it begins. */
  top: number
  /** How much of the screen lies behind the header. */
  covered: number
}

const pixels = (text: string) => Number.parseFloat(text) || 0

const shapeOf = (grid: HTMLElement): GridShape => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const { top, width } = grid.getBoundingClientRect()
  return {
    columns: gridTemplateColumns.split(' ').length,
    width,
    gap: pixels(rowGap),
    top: top + window.scrollY,
    covered: pixels(getComputedStyle(document.documentElement).scrollPaddingTop),
  }
}

// Millions of pixels down the page, the browser itself knows where the grid begins to two of them.
const isThere = (one: number, other: number) => Math.abs(one - other) < 4

const isSame = (one: GridShape, other: GridShape) =>
  one.columns === other.columns &&
  one.width === other.width &&
  one.gap === other.gap &&
  isThere(one.top, other.top) &&
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
    // Within the event: the next layout must not find the rows of the old width.
    const onResize = () => flushSync(measure)
    // What stands above may move the grid; the page is longer or shorter then.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('resize', onResize)
    measure()
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', onResize)
    }
  }, [grid, contents])

  return shape
}
