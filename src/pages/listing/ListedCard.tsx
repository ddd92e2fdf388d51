import { type ComponentProps, memo } from 'react'
import { ProductCard } from '@/features/catalog'
import { ProductButtons } from '../components/ProductButtons'

type ListedCardProps = Omit<ComponentProps<typeof ProductCard>, 'children'>

/** A card of the listing with its buttons; memoised, so that filters re-render only changed cards. */
export const ListedCard = memo(function ListedCard(props: ListedCardProps) {
  return (
    <ProductCard {...props}>
      <ProductButtons product={props.product} isInList />
    </ProductCard>
  )
})
