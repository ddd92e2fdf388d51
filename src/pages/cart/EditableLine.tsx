import {
  type CartItem,
  CartLine,
  ListMutationButton,
  moveToWishlist,
  QuantityStepper,
  QuantityText,
  removeFromCart,
  selectIsPending,
  selectIsQuantityPending,
} from '@/features/cartAndWishlist'
import { useSelect } from '@/shared/redux/useSelect'

export function EditableLine({ item }: { item: CartItem }) {
  const isPending = useSelect(selectIsPending, item._id)
  // Removing and moving a line wait for its pending quantity; further clicks on plus do not.
  const isQuantityPending = useSelect(selectIsQuantityPending, item._id)
  const button = { product: item, isBusy: isPending, variant: 'ghost', size: 'small' } as const
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
      <ListMutationButton mutation={moveToWishlist} text="Move to Wishlist" {...button} />
      <ListMutationButton mutation={removeFromCart} text="Remove from Cart" {...button} />
    </CartLine>
  )
}
