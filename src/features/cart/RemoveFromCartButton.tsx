import { useListChange } from '@/shared/cartAndWishlist/useListMutation'
import type { Product } from '@/shared/product/product'
import { labelled } from '@/shared/ui/controls/accessibleLabel'
import { Button } from '@/shared/ui/controls/Button'
import { removeFromCart } from './cartApi'

type RemoveFromCartButtonProps = { product: Pick<Product, '_id' | 'title'>; isBusy: boolean }

export function RemoveFromCartButton({ product: { _id, title }, isBusy }: RemoveFromCartButtonProps) {
  const sendRemoveFromCart = useListChange(removeFromCart)
  return (
    <Button
      variant="quiet"
      size="small"
      isBusy={isBusy}
      onClick={() => sendRemoveFromCart({ _id })}
      {...labelled('Remove from Cart', title)}
    />
  )
}
