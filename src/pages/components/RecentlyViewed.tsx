import type { ProductId } from '@resham/contract'
import { ProductStrip } from '@/features/catalog'
import { selectRecent } from '@/features/recent'
import { idsQuery, useProducts } from '@/shared/catalog/useProducts'
import { useAppSelector } from '@/shared/redux/hooks'

type RecentlyViewedProps = {
  /** The current product, which is left out. */
  except?: ProductId
}

/** The recently viewed products that are still in the catalogue. */
export function RecentlyViewed({ except }: RecentlyViewedProps) {
  const recent = useAppSelector((state) => selectRecent(state, except))
  const products = useProducts(idsQuery(recent)) ?? []
  return (
    <ProductStrip
      title="Recently viewed"
      products={recent.flatMap((id) => products.find(({ _id }) => _id === id) ?? [])}
    />
  )
}
