import { useLoginFirst } from '@/features/auth'
import { usePressWhenSettled } from '@/shared/cartAndWishlist/useDeferredClick'
import { useListChange } from '@/shared/cartAndWishlist/useListMutation'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'
import { labelled } from '@/shared/ui/controls/accessibleLabel'
import { Button } from '@/shared/ui/controls/Button'
import { addToWishlist, removeFromWishlist } from './wishlistApi'
import { selectIsWished } from './wishlistSelectors'

type WishButtonProps = {
  product: Pick<Product, '_id' | 'title'>
  isBusy: boolean /** For a list of products. */
  isQuiet?: boolean
}

/** Adds a product to the wishlist or removes it. The label changes at once; further clicks wait for the response. */
export function WishButton({ product: { _id, title }, isBusy, isQuiet = false }: WishButtonProps) {
  const isWished = useSelect(selectIsWished, _id)
  const sendAddToWishlist = useListChange(addToWishlist)
  const sendRemoveFromWishlist = useListChange(removeFromWishlist)
  const loginFirst = useLoginFirst()

  const toggle = () => (isWished ? sendRemoveFromWishlist({ _id }) : sendAddToWishlist({ _id }))
  const press = usePressWhenSettled(() => loginFirst(toggle, { intention: 'addToWishlist', _id }), !isWished)
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      isBusy={isBusy}
      onClick={press}
      {...labelled(isWished ? 'Remove from Wishlist' : 'Add to Wishlist', title)}
    />
  )
}
