import type { Product } from '@/shared/product/product'
import { Button } from '@/shared/ui/Button'
import { labelled } from '@/shared/ui/labelled'
import { useMoveToWishlistMutation } from './wishlistApi'

type MoveToWishlistButtonProps = { product: Pick<Product, '_id' | 'title'>; isBusy: boolean }

/** Takes a line from the cart to the wishlist. */
export function MoveToWishlistButton({ product: { _id, title }, isBusy }: MoveToWishlistButtonProps) {
  const [moveToWishlist] = useMoveToWishlistMutation()
  return (
    <Button
      variant="quiet"
      size="small"
      isBusy={isBusy}
      onClick={() => moveToWishlist({ _id })}
      {...labelled('Move to Wishlist', title)}
    />
  )
}
