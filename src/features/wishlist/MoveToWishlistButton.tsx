import type { ProductId } from '@/contract'
import { Button } from '@/shared/ui/Button'
import { useMoveToWishlistMutation } from './wishlistApi'

type MoveToWishlistButtonProps = { id: ProductId; isBusy: boolean }

/** Takes a line from the cart to the wishlist. */
export function MoveToWishlistButton({ id, isBusy }: MoveToWishlistButtonProps) {
  const [moveToWishlist] = useMoveToWishlistMutation()
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => moveToWishlist({ _id: id })}>
      Move to Wishlist
    </Button>
  )
}
