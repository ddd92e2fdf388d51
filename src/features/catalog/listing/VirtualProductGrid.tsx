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
import { classNames } from '@/shared/ui/styling/classNames'
import { VIRTUALISE_ABOVE } from './ProductGrid'
import styles from './ProductGrid.module.css'
import { ROW_ATTRIBUTE, useVirtualRows } from './useVirtualRows'

/** Renders the card of a product; `item` holds the props of its list item. */
export type RenderCard = (product: Product, item?: ComponentProps<'li'>) => ReactNode

/** Renders the card of a product, wherever the page is scrolled to. */
export type ProductGridHandle = { render: (product: Product) => void }

export type VirtualProductGridProps = {
  products: Product[]
  renderCard: RenderCard
  handle?: Ref<ProductGridHandle>
}

/** The cards of the first render, which measures them. */
const INITIAL_CARDS = 12

/**
 * A virtualised list of `ProductCard`s: it renders the rows in and near the viewport, and the page scrolls as if all of
 * them were there.
 */
export function VirtualProductGrid({ products, renderCard, handle }: VirtualProductGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  // The card that was focused last stays rendered, whatever the scroll position and the filters.
  const [focusedId, setFocusedId] = useState<string>()
  const focused = focusedId === undefined ? -1 : products.findIndex(({ _id }) => _id === focusedId)
  const { columns, rows, measureRow } = useVirtualRows(
    grid,
    products,
    focused,
    products.length <= VIRTUALISE_ABOVE,
  )

  useImperativeHandle(handle, () => ({ render: ({ _id }) => flushSync(() => setFocusedId(_id)) }))
  const rememberFocused = ({ target }: FocusEvent) => {
    const position = Number(target.closest('li')?.getAttribute('aria-posinset'))
    setFocusedId(products[position - 1]?._id)
  }

  const renderCell = (product: Product, index: number, gapBefore: number) => (
    <Cell
      key={product._id}
      product={product}
      index={index}
      count={products.length}
      row={Math.floor(index / columns)}
      gapBefore={gapBefore}
      measureRow={index % columns === 0 ? measureRow : undefined}
      renderCard={renderCard}
    />
  )
  const cells = rows
    ? rows.flatMap(({ row, gapBefore }) => {
        const first = row * columns
        return products
          .slice(first, first + columns)
          .map((product, offset) => renderCell(product, first + offset, gapBefore))
      })
    : products.slice(0, INITIAL_CARDS).map((product, index) => renderCell(product, index, 0))
  return (
    <ul ref={grid} className={classNames(styles.grid, styles.long)} onFocus={rememberFocused}>
      {cells}
    </ul>
  )
}

type CellProps = {
  product: Product
  index: number
  count: number
  row: number
  gapBefore: number
  /** For the first card of a row, which is as high as the row. */
  measureRow?: Ref<HTMLLIElement>
  renderCard: RenderCard
}

/** A card in its grid cell; memoised, because the rows change while the page scrolls. */
const Cell = memo(function Cell({
  product,
  index,
  count,
  row,
  gapBefore,
  measureRow,
  renderCard,
}: CellProps) {
  const style = { '--gap-before': `${gapBefore}px` } as CSSProperties
  return renderCard(product, {
    ref: measureRow,
    style: gapBefore > 0 ? style : undefined,
    'aria-setsize': count,
    'aria-posinset': index + 1,
    ...{ [ROW_ATTRIBUTE]: row },
  })
})
