import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  memo,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '@/shared/product/product'
import { classNames } from '@/shared/ui/classNames'
import { DRAWN_WHOLE } from './drawnWhole'
import styles from './ProductGrid.module.css'
import { ROW, useDrawnRows } from './useDrawnRows'

/** Draws the card of a product; `item` is for its list item. */
export type DrawCard = (product: Product, index: number, item?: ComponentProps<'li'>) => ReactNode

/** For those who lead to a card that may not be drawn. */
export type ProductGridHandle = { draw: (product: Product) => void }

export type LongProductGridProps = {
  products: Product[]
  drawCard: DrawCard
  handle?: Ref<ProductGridHandle>
}

/** How many are drawn to see how wide and how high they are. */
const FIRST = 12

/**
 * The list that holds `ProductCard`s where there are thousands: of these it draws those on the screen and near it.
 * The page scrolls as if all of them were there.
 */
export function LongProductGrid({ products, drawCard, handle }: LongProductGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  // The card that has the focus, or had it last, stays, wherever the page scrolls and whatever the filters do.
  const [focusedId, setFocusedId] = useState<string>()
  const focused = focusedId === undefined ? -1 : products.findIndex(({ _id }) => _id === focusedId)
  const { columns, rows, measureRow } = useDrawnRows(grid, products, focused, products.length <= DRAWN_WHOLE)

  useImperativeHandle(handle, () => ({ draw: ({ _id }) => flushSync(() => setFocusedId(_id)) }))
  const keepFocused = ({ target }: FocusEvent) => {
    const position = Number(target.closest('li')?.getAttribute('aria-posinset'))
    setFocusedId(products[position - 1]?._id)
  }

  const place = (product: Product, index: number, undrawn: number) => (
    <Place
      key={product._id}
      product={product}
      index={index}
      count={products.length}
      row={Math.floor(index / columns)}
      undrawn={undrawn}
      measureRow={index % columns === 0 ? measureRow : undefined}
      drawCard={drawCard}
    />
  )
  const drawn = rows
    ? rows.flatMap(({ row, undrawn }) => {
        const first = row * columns
        return products
          .slice(first, first + columns)
          .map((product, at) => place(product, first + at, undrawn))
      })
    : products.slice(0, FIRST).map((product, index) => place(product, index, 0))
  return (
    <ul ref={grid} className={classNames(styles.grid, styles.long)} onFocus={keepFocused}>
      {drawn}
    </ul>
  )
}

type PlaceProps = {
  product: Product
  index: number
  count: number
  row: number
  undrawn: number
  /** For the first card of a row, which is as high as all of it. */
  measureRow?: Ref<HTMLLIElement>
  drawCard: DrawCard
}

/** A card in its place. Drawn anew only when something of it has changed, and not with each row that comes. */
const Place = memo(function Place({ product, index, count, row, undrawn, measureRow, drawCard }: PlaceProps) {
  const style = { '--undrawn': `${undrawn}px` } as CSSProperties
  return drawCard(product, index, {
    ref: measureRow,
    style: undrawn > 0 ? style : undefined,
    'aria-setsize': count,
    'aria-posinset': index + 1,
    ...{ [ROW]: row },
  })
})
