import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Product } from '@/shared/product/product'
import { overscanRows } from './overscanRows'
import { useGridLayout } from './useGridLayout'

/** Rows rendered above and below the viewport, so that fast scrolling shows no blank. */
const OVERSCAN_ROWS = 3

/** In CSS pixels, for a row that is not measured. */
const ESTIMATED_ROW_HEIGHT = 480

const NO_LAYOUT = { columns: 1, width: 0, gap: 0, top: 0, covered: 0 }

/** The attribute of a card with the index of its row. */
export const ROW_ATTRIBUTE = 'data-row'

/** A rendered row, and the height of the skipped rows before it. */
export type VirtualRow = { row: number; gapBefore: number }

/** Adds to each row the height of the rows skipped before it. */
const withGaps = (items: VirtualItem[], top: number, gap: number): VirtualRow[] => {
  let end = -gap
  return items.map(({ index, start, size }) => {
    const gapBefore = Math.max(0, start - top - (end + gap))
    end += gap + gapBefore + size
    return { row: index, gapBefore }
  })
}

/**
 * The rows of a grid to render at a scroll position, or all of them. They stay in the flow, so that the style sheet
 * lays them out.
 */
export const useVirtualRows = (
  grid: RefObject<HTMLUListElement | null>,
  products: Product[],
  focused: number,
  rendersAll: boolean,
) => {
  const shape = useGridLayout(grid, products)
  const { columns, width, gap, top, covered } = shape ?? NO_LAYOUT
  const count = shape ? Math.ceil(products.length / columns) : 0

  // After a change of the products the visible rows are painted before the rest is rendered.
  const [painted, setPainted] = useState<Product[]>()
  useEffect(() => startTransition(() => setPainted(products)), [products])

  // The height of the first row; most others are equal.
  const rowHeight = useRef(ESTIMATED_ROW_HEIGHT)
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    gap,
    scrollMargin: top,
    scrollPaddingStart: covered,
    estimateSize: () => rowHeight.current,
    rangeExtractor: ({ startIndex, endIndex }) => {
      const isPainted = painted === products
      const overscan = isPainted ? (rendersAll ? count : OVERSCAN_ROWS) : 0
      const rows = { first: startIndex - overscan, last: endIndex + overscan }
      // Measured before a jump to the end, where they would move the last row if they were rendered only then.
      const last = isPainted ? Math.ceil(window.innerHeight / rowHeight.current) + OVERSCAN_ROWS : 1
      return overscanRows(count, rows, Math.floor(focused / columns), last)
    },
  })

  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries)
          for (const { blockSize } of borderBoxSize)
            virtualizer.resizeItem(Number(target.getAttribute(ROW_ATTRIBUTE)), blockSize)
      }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: with these a card may become the first of another row.
  const measureRow = useCallback(
    (card: HTMLLIElement) => {
      observer.observe(card)
      return () => observer.unobserve(card)
    },
    [observer, products, shape],
  )

  // The first visible row stays in view when the number of columns changes.
  const seen = useRef({ columns, width, first: 0 })
  useLayoutEffect(() => {
    const { columns: before, width: widthBefore, first } = seen.current
    if (before !== columns || widthBefore !== width) {
      rowHeight.current =
        grid.current?.firstElementChild?.getBoundingClientRect().height || ESTIMATED_ROW_HEIGHT
      virtualizer.measure()
      if (first > 0) virtualizer.scrollToIndex(Math.floor(first / columns), { align: 'start' })
    }
    const middle = window.scrollY + covered + rowHeight.current / 2
    const { index = 0 } = virtualizer.getVirtualItemForOffset(middle) ?? {}
    seen.current = { columns, width, first: index * columns }
  })

  return {
    columns,
    rows: shape ? withGaps(virtualizer.getVirtualItems(), top, gap) : undefined,
    measureRow,
  }
}
