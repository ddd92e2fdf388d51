import { CartLine, QuantityStepper, RemoveFromCartButton } from '@/features/cart'
import { MoveToWishlistButton } from '@/features/wishlist'
import type { CartItem } from '@/shared/product/lists'
import { useIsBusy } from '../useIsBusy'

export function EditableLine({ item }: { item: CartItem }) {
  const isBusy = useIsBusy(item._id)
  return (
    <CartLine item={item} quantity={<QuantityStepper item={item} isBusy={isBusy} />}>
      <MoveToWishlistButton product={item} isBusy={isBusy} />
      <RemoveFromCartButton product={item} isBusy={isBusy} />
    </CartLine>
  )
}
