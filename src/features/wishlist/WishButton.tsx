import type { ProductId } from '@/contract'
import { useLoginFirst } from '@/features/auth'
import { useSelect } from '@/shared/redux/useSelect'
import { Button } from '@/shared/ui/Button'
import { useAddToWishlistMutation, useRemoveFromWishlistMutation } from './wishlistApi'
import { selectIsWished } from './wishlistSelectors'

type WishButtonProps = {
  id: ProductId
  isBusy: boolean /** In a list, where there are many. */
  isQuiet?: boolean
}

/** Adds a product to the wishlist, or takes it out again. */
export function WishButton({ id, isBusy, isQuiet = false }: WishButtonProps) {
  const isWished = useSelect(selectIsWished, id)
  const [addToWishlist] = useAddToWishlistMutation()
  const [removeFromWishlist] = useRemoveFromWishlistMutation()
  const loginFirst = useLoginFirst()

  const toggle = () => (isWished ? removeFromWishlist({ _id: id }) : addToWishlist({ _id: id }))
  return (
    <Button variant={isQuiet ? 'quiet' : 'secondary'} isBusy={isBusy} onClick={() => loginFirst(toggle)}>
      {isWished ? 'Remove from Wishlist' : 'Add to Wishlist'}
    </Button>
  )
}
