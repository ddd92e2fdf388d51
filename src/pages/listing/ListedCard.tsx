import { type ComponentProps, memo } from 'react'
import { ProductCard } from '@/features/catalog'
import { ProductButtons } from '../components/ProductButtons'

type ListedCardProps = Pick<ComponentProps<typeof ProductCard>, 'product' | 'priority'>

/** A card of the listing with its buttons; memoised, so that filters render only the items of the list again. */
export const ListedCard = memo(function ListedCard({ product, priority }: ListedCardProps) {
  return (
    <ProductCard product={product} priority={priority}>
      <ProductButtons product={product} isInList />
    </ProductCard>
  )
})
