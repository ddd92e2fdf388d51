import { CardItem, ProductCard } from '@/features/catalog'
import { moveToCart, removeFromWishlist, type WishlistItem } from '@/features/wishlist'
import { useAppSelector } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/buttonProps'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'
import { ListMutationButton } from '../components/ListMutationButton'
import { selectIsBusy } from '../components/selectIsBusy'

type WishlistProductProps = {
  item: WishlistItem
  isFar: boolean
  onRemove: () => void
  onRemoveFailed: () => void
}

export function WishlistProduct({ item, isFar, onRemove, onRemoveFailed }: WishlistProductProps) {
  const removeButton = useFocusAfterRemoval<HTMLButtonElement>()
  const isBusy = useAppSelector((state) => selectIsBusy(state, item._id))
  return (
    <CardItem product={item} isFar={isFar}>
      <ProductCard product={item}>
        {item.inStock ? (
          <ListMutationButton
            mutation={moveToCart}
            text="Move to Cart"
            product={item}
            isBusy={isBusy}
            variant="secondary"
          />
        ) : (
          <Button disabled {...labelProps('Out of Stock', item.title)} />
        )}
        <ListMutationButton
          ref={removeButton}
          mutation={removeFromWishlist}
          text="Remove from Wishlist"
          product={item}
          isBusy={isBusy}
          variant="ghost"
          onSend={onRemove}
          onFail={onRemoveFailed}
        />
      </ProductCard>
    </CardItem>
  )
}
