import { Activity, type ComponentType, lazy, memo, Suspense } from 'react'
import type { Product } from '@/shared/product/product'
import type { LongProductGridProps } from './LongProductGrid'
import { ProductGrid, ProductGridSkeleton } from './ProductGrid'

// The shop's own 20 garments are all drawn, and who looks at them does not load what thousands would need.
// Where it does not arrive, thousands are all drawn too, which is slow, but whole.
const LongProductGrid = lazy<ComponentType<LongProductGridProps>>(() =>
  import(/* webpackChunkName: "long" */ './LongProductGrid')
    .then((module) => ({ default: module.LongProductGrid }))
    .catch(() => ({ default: WholeGrid })),
)

type WholeGridProps = LongProductGridProps & {
  /**
   * A short catalogue in the order of the listing. What the filters take out of it stays, hidden, and comes back
   * as it was, as long as anything is left: to draw a card anew takes a phone longer than to show it.
   */
  inOrder?: Product[] | undefined
}

function WholeGrid({ products, inOrder = products, drawCard }: WholeGridProps) {
  const shown = new Set(products)
  return (
    <ProductGrid>
      {inOrder.map((product, index) => (
        <Activity key={product._id} mode={shown.has(product) ? 'visible' : 'hidden'}>
          {drawCard(product, index)}
        </Activity>
      ))}
    </ProductGrid>
  )
}

type ListedProductsProps = WholeGridProps & {
  /** Whether it may come to thousands; the filters do not change that. */
  isLong: boolean
}

/**
 * The cards of a listing, in a grid that suits their number. Rendered again only for other products: a card that is not
 * hydrated yet would be at once, with all others, in one task.
 */
export const ListedProducts = memo(function ListedProducts({
  isLong,
  inOrder,
  ...grid
}: ListedProductsProps) {
  if (!isLong) return <WholeGrid {...grid} inOrder={inOrder} />
  return (
    <Suspense fallback={<ProductGridSkeleton />}>
      <LongProductGrid {...grid} />
    </Suspense>
  )
})
