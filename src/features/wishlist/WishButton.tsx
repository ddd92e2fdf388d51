import { useRequireLogin } from '@/features/auth'
import type { Product } from '@/shared/product/product'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { Button, type PlacedButton } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/buttonProps'
import { addToWishlist, removeFromWishlist } from './wishlistApi'
import { selectIsWished } from './wishlistSelectors'

type WishButtonProps = PlacedButton & {
  product: Pick<Product, '_id' | 'title'>
  isBusy: boolean
  /** In a list of products the button is less prominent. */
  isInList?: boolean
}

/** Adds a product to the wishlist or removes it. The label changes at once; further clicks wait for the response. */
export function WishButton({ product: { _id, title }, isBusy, isInList = false, ...rest }: WishButtonProps) {
  const isWished = useAppSelector((state) => selectIsWished(state, _id))
  const dispatch = useAppDispatch()
  const loginFirst = useRequireLogin()

  const toggle = () =>
    dispatch((isWished ? removeFromWishlist : addToWishlist).initiate({ _id }, { track: false }))
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
