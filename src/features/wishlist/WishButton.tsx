import { useLoginFirst } from '@/features/auth'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'
import { Button } from '@/shared/ui/Button'
import { labelled } from '@/shared/ui/labelled'
import { useAddToWishlistMutation, useRemoveFromWishlistMutation } from './wishlistApi'
import { selectIsWished } from './wishlistSelectors'

type WishButtonProps = {
  product: Pick<Product, '_id' | 'title'>
  isBusy: boolean /** In a list, where there are many. */
  isQuiet?: boolean
}

/** Adds a product to the wishlist, or takes it out again. It says so at once, and rests until it is true. */
export function WishButton({ product: { _id, title }, isBusy, isQuiet = false }: WishButtonProps) {
  const isWished = useSelect(selectIsWished, _id)
  const [addToWishlist] = useAddToWishlistMutation()
  const [removeFromWishlist] = useRemoveFromWishlistMutation()
  const loginFirst = useLoginFirst()

  const toggle = () => (isWished ? removeFromWishlist({ _id }) : addToWishlist({ _id }))
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      isBusy={isBusy}
      onClick={() => loginFirst(toggle, { intention: 'addToWishlist', _id })}
      {...labelled(isWished ? 'Remove from Wishlist' : 'Add to Wishlist', title)}
    />
  )
}
