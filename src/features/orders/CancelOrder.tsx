import { formatRupees, type UserId } from '@resham/contract'
import { describeError } from '@/shared/api/describeError'
import { FormError } from '@/shared/forms/FormError'
import { Button } from '@/shared/ui/controls/Button'
import { Announcement } from '@/shared/ui/feedback/Announcement'
import { ConfirmDialog } from '@/shared/ui/overlays/ConfirmDialog'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import type { Order } from './order'
import { useCancelOrderMutation } from './ordersApi'

type CancelOrderProps = {
  order: Order
  owner: UserId
  /** Called once the order is cancelled: the button is gone then. */
  onCancelled: () => void
}

/** Cancels an order that is not packed yet, after a confirmation; then says what came of it. */
export function CancelOrder({
  order: { _id, number, status, totals },
  owner,
  onCancelled,
}: CancelOrderProps) {
  const confirmation = useOverlay('cancel')
  const [cancel, { isLoading, isSuccess, error }] = useCancelOrderMutation()
  const onConfirm = async () => {
    const { data } = await cancel({ owner, _id })
    if (data) onCancelled()
  }
  return (
    <>
      {status === 'placed' && (
        <Button
          ref={confirmation.opener}
          variant="ghost"
          aria-haspopup="dialog"
          isBusy={isLoading}
          onClick={confirmation.open}
        >
          {isLoading ? 'Cancelling…' : 'Cancel order'}
        </Button>
      )}
      <FormError>{error && describeError(error)}</FormError>
      <Announcement>{isSuccess && 'The order has been cancelled.'}</Announcement>
      <ConfirmDialog
        overlay={confirmation}
        title="Cancel this order?"
        text={`Order ${number} of ${formatRupees(totals.totalAmount)} will not be packed. This cannot be undone.`}
        keep="Keep order"
        confirm="Cancel order"
        onConfirm={onConfirm}
      />
    </>
  )
}
