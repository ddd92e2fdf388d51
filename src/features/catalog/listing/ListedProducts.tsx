import { type ComponentType, lazy, memo, Suspense } from 'react'
import type { Product } from '@/shared/product/product'
import { CardHidden } from '../card/CardItem'
import { ProductGrid, ProductGridSkeleton } from './ProductGrid'
import type { VirtualProductGridProps } from './VirtualProductGrid'

// Loaded only for a long catalogue. If it does not load, all cards are rendered, which is slow but complete.
const VirtualProductGrid = lazy<ComponentType<VirtualProductGridProps>>(() =>
  import(/* webpackChunkName: "long" */ './VirtualProductGrid')
    .then((module) => ({ default: module.VirtualProductGrid }))
    .catch(() => ({ default: FullGrid })),
)

type FullGridProps = VirtualProductGridProps & {
  /**
   * A short catalogue in the order of the listing. Filtered cards stay mounted but hidden, as long as any are left,
   * because showing a card takes a phone less time than rendering it again.
   */
  inOrder?: Product[] | undefined
}

function FullGrid({ products, inOrder = products, renderCard }: FullGridProps) {
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
}

type ListedProductsProps = FullGridProps & {
  /** Whether the catalogue is long, whatever the filters. */
  isLong: boolean
}

/**
 * The cards of a listing, virtualised if there are many. Memoised: a re-render would hydrate all cards that are not
 * hydrated yet in one task.
 */
export const ListedProducts = memo(function ListedProducts({
  isLong,
  inOrder,
  ...grid
}: ListedProductsProps) {
  if (!isLong) return <FullGrid {...grid} inOrder={inOrder} />
  return (
    <Suspense fallback={<ProductGridSkeleton />}>
      <VirtualProductGrid {...grid} />
    </Suspense>
  )
})
