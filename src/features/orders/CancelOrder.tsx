import { formatRupees, type UserId } from '@resham/contract'
import { useEffect, useRef } from 'react'
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
  /** Called when the button has gone together with the focus. */
  onFocusLost: () => void
}

/** Cancels an order that is not packed yet, after a confirmation; then says what came of it. */
export function CancelOrder({
  order: { _id, number, status, totals },
  owner,
  onFocusLost,
}: CancelOrderProps) {
  const confirmation = useOverlay('cancel')
  const [cancel, { isLoading, isSuccess, error }] = useCancelOrderMutation()
  const canCancel = status === 'placed'
  const couldCancel = useRef(canCancel)
  useEffect(() => {
    // The shopper may have moved the focus meanwhile.
    if (couldCancel.current && !canCancel && document.activeElement === document.body) onFocusLost()
    couldCancel.current = canCancel
  })
  return (
    <>
      {canCancel && (
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
      <FormError>{error && status !== 'cancelled' && describeError(error)}</FormError>
      <Announcement>{isSuccess && 'The order has been cancelled.'}</Announcement>
      <ConfirmDialog
        overlay={{ ...confirmation, isOpen: confirmation.isOpen && canCancel }}
        title="Cancel this order?"
        text={`Order ${number} of ${formatRupees(totals.totalAmount)} will not be packed. This cannot be undone.`}
        keep="Keep order"
        confirm="Cancel order"
        onConfirm={() => cancel({ owner, _id })}
      />
    </>
  )
}
