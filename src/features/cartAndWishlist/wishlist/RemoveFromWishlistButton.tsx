import type { Ref } from 'react'
import type { Product } from '@/shared/product/product'
import { accessibleLabel } from '@/shared/ui/controls/accessibleLabel'
import { Button } from '@/shared/ui/controls/Button'
import { useListMutation } from '../useListMutation'
import { removeFromWishlist } from './wishlistApi'

type RemoveFromWishlistButtonProps = {
  product: Pick<Product, '_id' | 'title'>
  isBusy: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Removes a product from the list of the wishlist page. */
export function RemoveFromWishlistButton({
  product: { _id, title },
  isBusy,
  ref,
}: RemoveFromWishlistButtonProps) {
  const sendRemoveFromWishlist = useListMutation(removeFromWishlist)
  return (
    <Button
      ref={ref}
      variant="ghost"
      isBusy={isBusy}
      onClick={() => sendRemoveFromWishlist({ _id })}
      {...accessibleLabel('Remove from Wishlist', title)}
    />
  )
}
