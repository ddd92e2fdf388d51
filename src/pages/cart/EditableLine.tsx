import { CartLine, QuantityStepper, RemoveFromCartButton } from '@/features/cart'
import { MoveToWishlistButton } from '@/features/wishlist'
import type { CartItem } from '@/shared/product/lists'
import { useIsBusy } from '../useIsBusy'

export function EditableLine({ item }: { item: CartItem }) {
  const isBusy = useIsBusy(item._id)
  return (
    <CartLine item={item}>
      <QuantityStepper item={item} isBusy={isBusy} />
      <MoveToWishlistButton id={item._id} isBusy={isBusy} />
      <RemoveFromCartButton id={item._id} isBusy={isBusy} />
    </CartLine>
  )
}
