import {
  ListMutationButton,
  moveToCart,
  removeFromWishlist,
  selectIsPending,
  type WishlistItem,
} from '@/features/cartAndWishlist'
import { ProductCard } from '@/features/catalog'
import { useSelect } from '@/shared/redux/useSelect'
import { Button } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/labelProps'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'

export function WishlistProduct({ item }: { item: WishlistItem }) {
  const removeButton = useFocusAfterRemoval<HTMLButtonElement>()
  const isBusy = useSelect(selectIsPending, item._id)
  return (
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
      />
    </ProductCard>
  )
}
