import { type MouseEvent, useId } from 'react'
import { FormError } from '@/shared/forms/FormError'
import { Button } from '@/shared/ui/controls/Button'
import { ignoreClickAfterClosing } from '@/shared/ui/controls/doubleClicks'
import { closeDialog, Dialog } from '@/shared/ui/overlays/Dialog'
import { type Overlay, useOverlay } from '@/shared/ui/overlays/useOverlay'
import { classNames } from '@/shared/ui/styling/classNames'
import { useResetDemoDataMutation } from './demoDataApi'
import { TesterSection } from './TesterSection'
import styles from './tester.module.css'

/** Resets the demo data after a confirmation. */
export function DemoData() {
  const confirmation = useOverlay('reset')
  const [reset, { isLoading, isSuccess, isError }] = useResetDemoDataMutation()

  return (
    <TesterSection
      title="Demo data"
      text="Accounts, carts, wishlists, addresses and orders are stored in this browser."
    >
      <div className={styles.row}>
        <Button
          ref={confirmation.opener}
          variant="secondary"
          aria-haspopup="dialog"
          isBusy={isLoading}
          onClick={confirmation.open}
        >
          {isLoading ? 'Resetting…' : 'Reset demo data'}
        </Button>
        <div className={styles.message}>
          {/* Rendered while empty, or its first text would not be announced. */}
          <p aria-live="polite" className={styles.fine}>
            {isSuccess && 'Demo data has been reset. All accounts are logged out.'}
          </p>
          <FormError>{isError && 'The demo data could not be reset. Please try again.'}</FormError>
        </div>
      </div>
      <ResetDialog overlay={confirmation} onConfirm={reset} />
    </TesterSection>
  )
}

type ResetDialogProps = { overlay: Overlay; onConfirm: () => void }

/** Asks before the data of this browser is deleted. */
function ResetDialog({ overlay, onConfirm }: ResetDialogProps) {
  const text = useId()
  const confirm = (event: MouseEvent<HTMLButtonElement>) => {
    ignoreClickAfterClosing()
    closeDialog(event)
    onConfirm()
  }
  return (
    <Dialog overlay={overlay} label="Reset demo data?" describedBy={text} className={styles.reset}>
      <h2 className={styles.title}>Reset demo data?</h2>
      <p id={text}>
        The demo accounts start again with an empty cart and wishlist. Accounts created here, saved addresses,
        orders and profile changes are deleted, and every tab is logged out. This cannot be undone.
      </p>
      <div className={classNames(styles.row, styles.buttons)}>
        {/* First, so that the initial focus is on the safe choice. */}
        <Button variant="secondary" onClick={closeDialog}>
          Cancel
        </Button>
        <Button onClick={confirm}>Reset</Button>
      </div>
    </Dialog>
  )
}
