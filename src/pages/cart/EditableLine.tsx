import {
  CartLine,
  QuantityStepper,
  QuantityText,
  RemoveFromCartButton,
  selectIsQuantityPending,
} from '@/features/cart'
import { MoveToWishlistButton } from '@/features/wishlist'
import type { CartItem } from '@/shared/cartAndWishlist/listItems'
import { selectIsPending } from '@/shared/cartAndWishlist/pendingChangesSlice'
import { useSelect } from '@/shared/redux/useSelect'

export function EditableLine({ item }: { item: CartItem }) {
  const isPending = useSelect(selectIsPending, item._id)
  // Removing and moving a line wait for its pending quantity; further clicks on plus do not.
  const isQuantityPending = useSelect(selectIsQuantityPending, item._id)
  return (
    <CartLine
      item={item}
      quantity={
        item.inStock ? (
          <QuantityStepper item={item} isBusy={isPending && !isQuantityPending} />
        ) : (
          <QuantityText item={item} />
        )
      }
    >
      <MoveToWishlistButton product={item} isBusy={isPending} />
      <RemoveFromCartButton product={item} isBusy={isPending} />
    </CartLine>
  )
}
