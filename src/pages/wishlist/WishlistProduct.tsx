import {
  MoveToCartButton,
  RemoveFromWishlistButton,
  selectIsPending,
  type WishlistItem,
} from '@/features/cartAndWishlist'
import { ProductCard } from '@/features/catalog'
import { useSelect } from '@/shared/redux/useSelect'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'

export function WishlistProduct({ item }: { item: WishlistItem }) {
  const removeButton = useFocusAfterRemoval<HTMLButtonElement>()
  const isBusy = useSelect(selectIsPending, item._id)
  return (
    <ProductCard product={item}>
      <MoveToCartButton product={item} isBusy={isBusy} />
      <RemoveFromWishlistButton ref={removeButton} product={item} isBusy={isBusy} />
    </ProductCard>
  )
}
