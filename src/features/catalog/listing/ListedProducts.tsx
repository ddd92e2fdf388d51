import { memo, Suspense, useEffect } from 'react'
import { lazyChunk, useLazyChunk } from '@/shared/lazyChunk'
import type { Product } from '@/shared/product/product'
import { CardHidden } from '../card/CardItem'
import { ProductGrid, ProductGridSkeleton } from './ProductGrid'
import type { VirtualProductGridProps } from './VirtualProductGrid'

// Loaded only for a long catalogue.
const virtualGrid = lazyChunk(() => import(/* webpackChunkName: "long" */ './VirtualProductGrid'))

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

function LongGrid(props: VirtualProductGridProps) {
  const { module, error } = useLazyChunk(virtualGrid)
  useEffect(() => void virtualGrid.load(), [])
  if (module) return <module.VirtualProductGrid {...props} />
  // Slow but complete.
  return error ? <FullGrid {...props} /> : <ProductGridSkeleton />
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
  return isLong ? <LongGrid {...grid} /> : <FullGrid {...grid} inOrder={inOrder} />
})
