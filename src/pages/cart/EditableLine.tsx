import { CartLine, QuantityStepper, RemoveFromCartButton, selectIsStepping } from '@/features/cart'
import { MoveToWishlistButton } from '@/features/wishlist'
import type { CartItem } from '@/shared/product/lists'
import { useSelect } from '@/shared/redux/useSelect'
import { useIsBusy } from '../useIsBusy'

export function EditableLine({ item }: { item: CartItem }) {
  const isBusy = useIsBusy(item._id)
  // A line is removed or moved as it is shown, so that waits for its steps; further steps do not.
  const isStepping = useSelect(selectIsStepping, item._id)
  return (
    <CartLine item={item} quantity={<QuantityStepper item={item} isBusy={isBusy && !isStepping} />}>
      <MoveToWishlistButton product={item} isBusy={isBusy} />
      <RemoveFromCartButton product={item} isBusy={isBusy} />
    </CartLine>
  )
}
