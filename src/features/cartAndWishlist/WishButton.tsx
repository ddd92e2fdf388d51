import { useRequireLogin } from '@/features/auth'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'
import { Button } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/labelProps'
import { addToWishlist, removeFromWishlist } from './listChangesApi'
import { selectIsWished } from './listSelectors'
import { useListMutation } from './useListMutation'

type WishButtonProps = {
  product: Pick<Product, '_id' | 'title'>
  isBusy: boolean
  /** In a list of products the button is less prominent. */
  isInList?: boolean
}

/** Adds a product to the wishlist or removes it. The label changes at once; further clicks wait for the response. */
export function WishButton({ product: { _id, title }, isBusy, isInList = false }: WishButtonProps) {
  const isWished = useSelect(selectIsWished, _id)
  const sendAddToWishlist = useListMutation(addToWishlist)
  const sendRemoveFromWishlist = useListMutation(removeFromWishlist)
  const loginFirst = useRequireLogin()

  const toggle = () => (isWished ? sendRemoveFromWishlist({ _id }) : sendAddToWishlist({ _id }))
  return (
    <Button
      variant={isInList ? 'ghost' : 'secondary'}
      isBusy={isBusy}
      onClick={() => loginFirst(toggle, { intention: 'addToWishlist', _id })}
      {...labelProps(isWished ? 'Remove from Wishlist' : 'Add to Wishlist', title)}
    />
  )
}
