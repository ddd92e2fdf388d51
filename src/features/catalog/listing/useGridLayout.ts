import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The layout that the style sheet gives a grid. All lengths are CSS pixels. */
export type GridLayout = {
  columns: number
  width: number
  /** Between two rows. */
  gap: number
  /** Its distance from the top of the page. */
  top: number
  /** The height of the viewport that the header covers. */
  covered: number
}

const pixels = (text: string) => Number.parseFloat(text) || 0

const shapeOf = (grid: HTMLElement): GridLayout => {
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

// Millions of pixels down the page, the browser's own positions are accurate to two of them.
const isClose = (one: number, other: number) => Math.abs(one - other) < 4

const isSame = (one: GridLayout, other: GridLayout) =>
  one.columns === other.columns &&
  one.width === other.width &&
  one.gap === other.gap &&
  isClose(one.top, other.top) &&
  one.covered === other.covered

/**
 * Measures a rendered grid, so that the style sheet alone sets its columns; again when the window is resized, and with
 * other contents, because the page above may have changed with them. Undefined before the first render.
 */
export const useGridLayout = (grid: RefObject<HTMLElement | null>, contents: unknown) => {
  const [shape, setShape] = useState<GridLayout>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents are a reason to measure again.
  useLayoutEffect(() => {
    const measure = () => {
      if (!grid.current) return
      const now = shapeOf(grid.current)
      setShape((before) => (before && isSame(before, now) ? before : now))
    }
    // Within the event: the next layout must not use the rows of the old width.
    const onResize = () => flushSync(measure)
    // Content above may move the grid, which changes the height of the page.
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
