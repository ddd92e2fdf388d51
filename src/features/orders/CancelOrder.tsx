import { formatRupees, isCancellable } from '@resham/contract'
import { useEffect, useRef } from 'react'
import { describeError } from '@/shared/api/describeError'
import { isWorthRetrying } from '@/shared/api/statusOf'
import { FormError } from '@/shared/forms/FormError'
import { Button } from '@/shared/ui/controls/Button'
import { Announcement } from '@/shared/ui/feedback/Announcement'
import { ConfirmDialog } from '@/shared/ui/overlays/ConfirmDialog'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import type { Order } from './order'
import { useCancelOrderMutation } from './ordersApi'

type CancelOrderProps = {
  order: Order
  /** Whether the page will soon be left. */
  isBlocked: boolean
  /** Called when the button has gone, together with the focus if it had it. */
  onFocusLost: () => void
}

const TRY_AGAIN = 'The order could not be cancelled. Please try again.'

/** Cancels an order that is not packed yet, after a confirmation; then says what came of it. */
export function CancelOrder({
  order: { _id, number, status, totals },
  isBlocked,
  onFocusLost,
}: CancelOrderProps) {
  const confirmation = useOverlay('cancel')
  const [cancel, { isLoading, isSuccess, isError, error }] = useCancelOrderMutation()
  const canCancel = isCancellable(status)
  const couldCancel = useRef(canCancel)
  useEffect(() => {
    if (couldCancel.current && !canCancel) onFocusLost()
    couldCancel.current = canCancel
  })
  return (
    <>
      {canCancel && (
        <Button
          ref={confirmation.opener}
          variant="ghost"
          aria-haspopup="dialog"
          isBusy={isLoading || isBlocked}
          onClick={confirmation.open}
        >
          {isLoading ? 'Cancelling…' : 'Cancel order'}
        </Button>
      )}
      <FormError>
        {error && status !== 'cancelled' && (isWorthRetrying(error) ? TRY_AGAIN : describeError(error))}
      </FormError>
      {/* A cancellation whose response is lost may have been carried out. */}
      <Announcement>
        {(isSuccess || isError) && status === 'cancelled' && 'The order has been cancelled.'}
      </Announcement>
      <ConfirmDialog
        // It may have been packed meanwhile.
        overlay={{ ...confirmation, isOpen: confirmation.isOpen && canCancel }}
        title="Cancel this order?"
        text={`Order ${number} of ${formatRupees(totals.totalAmount)} will not be packed. This cannot be undone.`}
        keep="Keep order"
        confirm="Cancel order"
        onConfirm={() => cancel(_id)}
      />
    </>
  )
}
