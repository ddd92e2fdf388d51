import type { Ref } from 'react'
import { useListChange } from '@/shared/cartAndWishlist/useListMutation'
import type { Product } from '@/shared/product/product'
import { labelled } from '@/shared/ui/controls/accessibleLabel'
import { Button } from '@/shared/ui/controls/Button'
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
  const sendRemoveFromWishlist = useListChange(removeFromWishlist)
  return (
    <Button
      ref={ref}
      variant="quiet"
      isBusy={isBusy}
      onClick={() => sendRemoveFromWishlist({ _id })}
      {...labelled('Remove from Wishlist', title)}
    />
  )
}
