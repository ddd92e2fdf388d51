import { type ComponentProps, memo } from 'react'
import { ProductCard } from '@/features/catalog'
import { ProductButtons } from '../ProductButtons'

type ListedCardProps = Omit<ComponentProps<typeof ProductCard>, 'children'>

/** A garment of the listing, with its buttons. Filters draw only those cards anew that they change. */
export const ListedCard = memo(function ListedCard(props: ListedCardProps) {
  return (
    <ProductCard {...props}>
      <ProductButtons product={props.product} isQuiet />
    </ProductCard>
  )
})
