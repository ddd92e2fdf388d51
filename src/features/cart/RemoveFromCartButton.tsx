import type { ProductId } from '@/contract'
import { Button } from '@/shared/ui/Button'
import { useRemoveFromCartMutation } from './cartApi'

type RemoveFromCartButtonProps = { id: ProductId; isBusy: boolean }

export function RemoveFromCartButton({ id, isBusy }: RemoveFromCartButtonProps) {
  const [removeFromCart] = useRemoveFromCartMutation()
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => removeFromCart({ _id: id })}>
      Remove from Cart
    </Button>
  )
}
