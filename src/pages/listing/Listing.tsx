import { type Ref, useCallback, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { ListedProducts, type ProductGridHandle, type RenderCard } from '@/features/catalog'
import { FilterChips, filtersCleared, resultCount } from '@/features/filters'
import type { Product } from '@/shared/product/product'
import { findMatches } from '@/shared/text/findMatches'
import { Button } from '@/shared/ui/controls/Button'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { ListedCard } from './ListedCard'
import styles from './ListingPage.module.css'

/** How many cards are in the first row of a wide viewport. */
const PRIORITY_CARDS = 4

type ListingProps = {
  products: Product[]
  /** All products of a short catalogue, the filtered ones included. */
  inOrder: Product[] | undefined
  /** The search text that they match. */
  search: string
  /** Whether the catalogue is long. */
  isLong: boolean
  grid: Ref<ProductGridHandle>
}

/** The products that match the filters. */
export function Listing({ products, inOrder, search, isLong, grid }: ListingProps) {
  const dispatch = useDispatch()
  const count = useRef<HTMLParagraphElement>(null)
  const clear = () => {
    // The button unmounts, so the focus moves to the count.
    count.current?.focus()
    dispatch(filtersCleared())
  }
  // Of the first rendering: a picture is not fetched again when its card moves.
  const [first] = useState(() => new Set(products.slice(0, PRIORITY_CARDS)))
  const renderCard: RenderCard = useCallback(
    (product, item) => (
      <ListedCard
        key={product._id}
        product={product}
        isEarly={first.has(product)}
        // Cards without a match in the title need no re-render.
        search={findMatches(product.title, search).some(({ isMatch }) => isMatch) ? search : ''}
        item={item}
      />
    ),
    [search, first],
  )
  return (
    <>
      <div className={styles.summary}>
        <p ref={count} tabIndex={-1} className={styles.count}>
          {resultCount(products.length)}
        </p>
        <FilterChips findNext={() => count.current} />
      </div>
      {products.length === 0 ? (
        <EmptyState
          title="No products to display!"
          action={
            <Button variant="secondary" onClick={clear}>
              Clear filters
            </Button>
          }
        >
          <p>Try a different search or fewer filters.</p>
        </EmptyState>
      ) : (
        <ListedProducts
          products={products}
          inOrder={inOrder}
          isLong={isLong}
          renderCard={renderCard}
          handle={grid}
        />
      )}
    </>
  )
}
