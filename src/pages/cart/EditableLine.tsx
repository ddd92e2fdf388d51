import {
  type CartItem,
  CartLine,
  QuantityStepper,
  QuantityText,
  removeFromCart,
  selectIsQuantityPending,
} from '@/features/cart'
import { moveToWishlist } from '@/features/wishlist'
import { useAppSelector } from '@/shared/redux/hooks'
import { ListMutationButton } from '../components/ListMutationButton'
import { selectIsBusy } from '../components/selectIsBusy'

type EditableLineProps = {
  item: CartItem
  onRemove: () => void
  onRemoveFailed: () => void
}

export function EditableLine({ item, onRemove, onRemoveFailed }: EditableLineProps) {
  const isPending = useAppSelector((state) => selectIsBusy(state, item._id))
  // Removing and moving a line wait for its pending quantity; further clicks on plus do not.
  const isQuantityPending = useAppSelector((state) => selectIsQuantityPending(state, item._id))
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
      <ListMutationButton
        mutation={removeFromCart}
        text="Remove from Cart"
        onSend={onRemove}
        onFail={onRemoveFailed}
        {...button}
      />
    </CartLine>
  )
}
