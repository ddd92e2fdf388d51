import { type ComponentType, lazy, Suspense } from 'react'
import type { LongProductGridProps } from './LongProductGrid'
import { ProductGrid, ProductGridSkeleton } from './ProductGrid'

// The shop's own 20 garments are all drawn, and who looks at them does not load what thousands would need.
// Where it does not arrive, thousands are all drawn too, which is slow, but whole.
const LongProductGrid = lazy<ComponentType<LongProductGridProps>>(() =>
  import(/* webpackChunkName: "long" */ './LongProductGrid')
    .then((module) => ({ default: module.LongProductGrid }))
    .catch(() => ({ default: WholeGrid })),
)

function WholeGrid({ products, drawCard }: LongProductGridProps) {
  return <ProductGrid>{products.map((product, index) => drawCard(product, index))}</ProductGrid>
}

type ListedProductsProps = LongProductGridProps & {
  /** Whether it may come to thousands; the filters do not change that. */
  isLong: boolean
}

/** The cards of a listing, in a grid that suits their number. */
export function ListedProducts({ isLong, ...grid }: ListedProductsProps) {
  if (!isLong) return <WholeGrid {...grid} />
  return (
    <Suspense fallback={<ProductGridSkeleton />}>
      <LongProductGrid {...grid} />
    </Suspense>
  )
}
