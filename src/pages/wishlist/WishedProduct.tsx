import { MoveToCartButton } from '@/features/cart'
import { ProductCard } from '@/features/catalog'
import { RemoveFromWishlistButton } from '@/features/wishlist'
import type { WishlistItem } from '@/shared/product/lists'
import { useFocusAfterRemoval } from '@/shared/ui/useFocusAfterRemoval'
import { useIsBusy } from '../useIsBusy'

export function WishedProduct({ item }: { item: WishlistItem }) {
  const anywhere = useFocusAfterRemoval<HTMLButtonElement>()
  const isBusy = useIsBusy(item._id)
  return (
    <ProductCard product={item}>
      <MoveToCartButton product={item} isBusy={isBusy} />
      <RemoveFromWishlistButton ref={anywhere} product={item} isBusy={isBusy} />
    </ProductCard>
  )
}
