import { useDispatch } from 'react-redux'
import { ProductCard, ProductGrid } from '@/features/catalog'
import { applyFilters, filtersCleared, selectFilters } from '@/features/filters'
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
  const dispatch = useDispatch()
  const visible = applyFilters(products, useSelect(selectFilters))
  return (
    <>
      <p role="status" className={styles.count}>
        {visible.length} {visible.length === 1 ? 'product' : 'products'}
      </p>
      {visible.length === 0 ? (
        <EmptyState
          title="No products to display!"
          action={
            <Button variant="secondary" onClick={() => dispatch(filtersCleared())}>
              Clear filters
            </Button>
          }
        >
          <p>Perhaps another word, or fewer filters.</p>
        </EmptyState>
      ) : (
        <ProductGrid>
          {visible.map((product, index) => (
            <ProductCard key={product._id} product={product} isEarly={index < EARLY}>
              <ProductButtons product={product} isQuiet />
            </ProductCard>
          ))}
        </ProductGrid>
      )}
    </>
  )
}
