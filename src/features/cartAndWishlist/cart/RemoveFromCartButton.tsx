import type { Product } from '@/shared/product/product'
import { accessibleLabel } from '@/shared/ui/controls/accessibleLabel'
import { Button } from '@/shared/ui/controls/Button'
import { useListMutation } from '../useListMutation'
import { removeFromCart } from './cartApi'

type RemoveFromCartButtonProps = { product: Pick<Product, '_id' | 'title'>; isBusy: boolean }

export function RemoveFromCartButton({ product: { _id, title }, isBusy }: RemoveFromCartButtonProps) {
  const sendRemoveFromCart = useListMutation(removeFromCart)
  return (
    <Button
      variant="ghost"
      size="small"
      isBusy={isBusy}
      onClick={() => sendRemoveFromCart({ _id })}
      {...accessibleLabel('Remove from Cart', title)}
    />
  )
}
