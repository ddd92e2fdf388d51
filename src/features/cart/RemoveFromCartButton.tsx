import type { Product } from '@/shared/product/product'
import { Button } from '@/shared/ui/Button'
import { labelled } from '@/shared/ui/labelled'
import { useRemoveFromCartMutation } from './cartApi'

type RemoveFromCartButtonProps = { product: Pick<Product, '_id' | 'title'>; isBusy: boolean }

export function RemoveFromCartButton({ product: { _id, title }, isBusy }: RemoveFromCartButtonProps) {
  const [removeFromCart] = useRemoveFromCartMutation()
  return (
    <Button
      variant="quiet"
      size="small"
      isBusy={isBusy}
      onClick={() => removeFromCart({ _id })}
      {...labelled('Remove from Cart', title)}
    />
  )
}
