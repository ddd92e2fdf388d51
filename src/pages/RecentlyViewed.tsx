import type { ProductId } from '@/contract'
import { ProductStrip, useGetProductsQuery } from '@/features/catalog'
import { selectRecent } from '@/features/recent'
import { useSelect } from '@/shared/redux/useSelect'

type RecentlyViewedProps = {
  /** The product that is being looked at, and need not be shown. */ but?: ProductId
}

/** What the shopper looked at before, as far as the catalogue still has it. */
export function RecentlyViewed({ but }: RecentlyViewedProps) {
  const recent = useSelect(selectRecent, but)
  const { currentData: products = [] } = useGetProductsQuery()
  return (
    <ProductStrip
      title="Recently viewed"
      products={recent.flatMap((id) => products.find(({ _id }) => _id === id) ?? [])}
    />
  )
}
