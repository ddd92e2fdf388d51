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
import { rowsToDraw } from './rowsToDraw'
import { useGridShape } from './useGridShape'

/** How many rows are drawn on either side of the screen, so that fast scrolling shows no blank. */
const AT_HAND = 3

/** For a row that is not laid out. */
const SOME_HEIGHT = 480

const NO_SHAPE = { columns: 1, width: 0, gap: 0, top: 0, covered: 0 }

/** The attribute of a card that says which row it stands in. */
export const ROW = 'data-row'

/** A row that is drawn, and how much room the undrawn ones above it take. */
export type DrawnRow = { row: number; undrawn: number }

/** Puts the room that no row takes above the rows that follow it. The list grows from its own top. */
const withRoom = (items: VirtualItem[], top: number, gap: number): DrawnRow[] => {
  let end = -gap
  return items.map(({ index, start, size }) => {
    const undrawn = Math.max(0, start - top - (end + gap))
    end += gap + undrawn + size
    return { row: index, undrawn }
  })
}

/**
 * Which rows of a grid are drawn while the page scrolls, all of them where there are few. They stand in the
 * flow of the grid, so that it is the style sheet that places them.
 */
export const useDrawnRows = (
  grid: RefObject<HTMLUListElement | null>,
  products: Product[],
  focused: number,
  isWhole: boolean,
) => {
  const shape = useGridShape(grid, products)
  const { columns, width, gap, top, covered } = shape ?? NO_SHAPE
  const count = shape ? Math.ceil(products.length / columns) : 0

  // Other products: those on the screen are painted first, and the rest is drawn when they are.
  const [painted, setPainted] = useState<Product[]>()
  useEffect(() => startTransition(() => setPainted(products)), [products])

  // Of the first one; most others are as high.
  const rowHeight = useRef(SOME_HEIGHT)
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    gap,
    scrollMargin: top,
    scrollPaddingStart: covered,
    estimateSize: () => rowHeight.current,
    rangeExtractor: ({ startIndex, endIndex }) => {
      const isPainted = painted === products
      const atHand = isPainted ? (isWhole ? count : AT_HAND) : 0
      const rows = { first: startIndex - atHand, last: endIndex + atHand }
      // A jump to the end finds the rows there already measured: drawn only then, they would move the last one.
      const last = isPainted ? Math.ceil(window.innerHeight / rowHeight.current) + AT_HAND : 1
      return rowsToDraw(count, rows, Math.floor(focused / columns), last)
    },
  })

  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries)
          for (const { blockSize } of borderBoxSize)
            virtualizer.resizeItem(Number(target.getAttribute(ROW)), blockSize)
      }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: with these a card may come to head another row.
  const measureRow = useCallback(
    (card: HTMLLIElement) => {
      observer.observe(card)
      return () => observer.unobserve(card)
    },
    [observer, products, shape],
  )

  // The first row that can be seen now is still there when the rows have become others.
  const seen = useRef({ columns, width, first: 0 })
  useLayoutEffect(() => {
    const { columns: before, width: widthBefore, first } = seen.current
    if (before !== columns || widthBefore !== width) {
      rowHeight.current = grid.current?.firstElementChild?.getBoundingClientRect().height || SOME_HEIGHT
      virtualizer.measure()
      if (first > 0) virtualizer.scrollToIndex(Math.floor(first / columns), { align: 'start' })
    }
    const middle = window.scrollY + covered + rowHeight.current / 2
    const { index = 0 } = virtualizer.getVirtualItemForOffset(middle) ?? {}
    seen.current = { columns, width, first: index * columns }
  })

  return {
    columns,
    rows: shape ? withRoom(virtualizer.getVirtualItems(), top, gap) : undefined,
    measureRow,
  }
}
