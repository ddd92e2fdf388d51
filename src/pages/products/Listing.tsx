import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { ProductCard, ProductGrid } from '@/features/catalog'
import { FilterChips, filtersCleared, resultCount, selectFilters } from '@/features/filters'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ProductButtons } from '../ProductButtons'
import styles from './ProductsPage.module.css'

/** How many cards stand on the first screen of a wide window. */
const EARLY = 4

/** The products that the filters let through. */
export function Listing({ products }: { products: Product[] }) {
  const { search } = useSelect(selectFilters)
  const dispatch = useDispatch()
  const count = useRef<HTMLParagraphElement>(null)
  const clear = () => {
    // The button goes with what it clears; the focus waits above the garments that come.
    count.current?.focus()
    dispatch(filtersCleared())
  }
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
          <p>Perhaps another word, or fewer filters.</p>
        </EmptyState>
      ) : (
        <ProductGrid>
          {products.map((product, index) => (
            <ProductCard key={product._id} product={product} isEarly={index < EARLY} search={search}>
              <ProductButtons product={product} isQuiet />
            </ProductCard>
          ))}
        </ProductGrid>
      )}
    </>
  )
}
