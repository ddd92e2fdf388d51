import { MoveToCartButton } from '@/features/cart'
import { ProductCard } from '@/features/catalog'
import { RemoveFromWishlistButton } from '@/features/wishlist'
import { selectIsPending } from '@/shared/api/listChanges'
import type { WishlistItem } from '@/shared/product/lists'
import { useSelect } from '@/shared/redux/useSelect'
import { useFocusAfterRemoval } from '@/shared/ui/useFocusAfterRemoval'

export function WishedProduct({ item }: { item: WishlistItem }) {
  const removeButton = useFocusAfterRemoval<HTMLButtonElement>()
  const isBusy = useSelect(selectIsPending, item._id)
  return (
    <ProductCard product={item}>
      <MoveToCartButton product={item} isBusy={isBusy} />
      <RemoveFromWishlistButton ref={removeButton} product={item} isBusy={isBusy} />
    </ProductCard>
  )
}
