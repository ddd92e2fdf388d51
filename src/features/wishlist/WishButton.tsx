import { useRequireLogin } from '@/features/auth'
import type { Product } from '@/shared/product/product'
import { useAppSelector } from '@/shared/redux/hooks'
import { useMutationTrigger } from '@/shared/redux/useMutationTrigger'
import { Button, type PlacedButton } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/buttonProps'
import { addToWishlist, removeFromWishlist } from './wishlistApi'
import { selectIsWished } from './wishlistSelectors'
import { selectIsWishlistChangePending } from './wishlistSlice'

type WishButtonProps = PlacedButton & {
  product: Pick<Product, '_id' | 'title'>
  isBusy: boolean
  /** In a list of products the button is less prominent. */
  isInList?: boolean
}

/** Adds a product to the wishlist or removes it. The label changes at once; further clicks wait for the response. */
export function WishButton({ product: { _id, title }, isBusy, isInList = false, ...rest }: WishButtonProps) {
  const isWished = useAppSelector((state) => selectIsWished(state, _id))
  const sendAddToWishlist = useMutationTrigger(addToWishlist, selectIsWishlistChangePending)
  const sendRemoveFromWishlist = useMutationTrigger(removeFromWishlist, selectIsWishlistChangePending)
  const loginFirst = useRequireLogin()

  const toggle = () => (isWished ? sendRemoveFromWishlist({ _id }) : sendAddToWishlist({ _id }))
  return (
    <Button
      {...rest}
      variant={isInList ? 'ghost' : 'secondary'}
      isBusy={isBusy}
      onClick={() => loginFirst(toggle, { endpoint: 'addToWishlist', arg: { _id } })}
      {...labelProps(isWished ? 'Remove from Wishlist' : 'Add to Wishlist', title)}
    />
  )
}
