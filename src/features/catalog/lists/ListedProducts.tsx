import { memo, type ReactNode, Suspense } from 'react'
import type { Product } from '@/shared/product/product'
import { CardHidden } from '../card/CardItem'
import { ProductGrid } from './ProductGrid'

type ListedProductsProps = {
  products: Product[]
  /**
   * A catalogue that is shown without filters, in the order of the listing. Filtered cards stay mounted but hidden, as
   * long as any are left, because showing a card takes a phone less time than rendering it again.
   */
  inOrder?: Product[] | undefined
  renderCard: (product: Product) => ReactNode
}

/**
 * The cards of a listing. Memoised: a re-render would hydrate all cards that are not hydrated yet in one task.
 */
export const ListedProducts = memo(function ListedProducts({
  products,
  inOrder = products,
  renderCard,
}: ListedProductsProps) {
  const shown = new Set(products)
  return (
    <ProductGrid>
      {inOrder.map((product) => (
        <CardHidden key={product._id} value={!shown.has(product)}>
          {/* A boundary for each card, so that each is hydrated by itself. */}
          <Suspense>{renderCard(product)}</Suspense>
        </CardHidden>
      ))}
    </ProductGrid>
  )
})
