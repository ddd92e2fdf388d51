import type { ProductId } from '@/contract'
import { selectIsCartBusy } from '@/features/cart'
import { selectIsWishlistBusy } from '@/features/wishlist'
import { useSelect } from '@/shared/redux/useSelect'

/** Whether any change of this product is under way: its buttons rest together. */
export const useIsBusy = (id: ProductId): boolean => {
  const isCartBusy = useSelect(selectIsCartBusy, id)
  const isWishlistBusy = useSelect(selectIsWishlistBusy, id)
  return isCartBusy || isWishlistBusy
}
