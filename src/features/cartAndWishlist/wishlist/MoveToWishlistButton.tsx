import type { Product } from '@/shared/product/product'
import { accessibleLabel } from '@/shared/ui/controls/accessibleLabel'
import { Button } from '@/shared/ui/controls/Button'
import { useListMutation } from '../useListMutation'
import { moveToWishlist } from './wishlistApi'

type MoveToWishlistButtonProps = { product: Pick<Product, '_id' | 'title'>; isBusy: boolean }

/** Moves a product from the cart to the wishlist. */
export function MoveToWishlistButton({ product: { _id, title }, isBusy }: MoveToWishlistButtonProps) {
  const sendMoveToWishlist = useListMutation(moveToWishlist)
  return (
    <Button
      variant="ghost"
      size="small"
      isBusy={isBusy}
      onClick={() => sendMoveToWishlist({ _id })}
      {...accessibleLabel('Move to Wishlist', title)}
    />
  )
}
