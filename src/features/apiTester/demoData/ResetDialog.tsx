import { type MouseEvent, useId } from 'react'
import { Button } from '@/shared/ui/controls/Button'
import { ignoreClickAfterClosing } from '@/shared/ui/controls/ignoreClickAfterClosing'
import { closeDialog, Dialog } from '@/shared/ui/overlays/Dialog'
import type { Overlay } from '@/shared/ui/overlays/useOverlay'
import { classNames } from '@/shared/ui/styling/classNames'
import tester from '../tester.module.css'
import styles from './ResetDialog.module.css'

type ResetDialogProps = { overlay: Overlay; onConfirm: () => void }

/** Asks before the data of this browser is deleted. */
export function ResetDialog({ overlay, onConfirm }: ResetDialogProps) {
  const text = useId()
  const confirm = (event: MouseEvent<HTMLButtonElement>) => {
    ignoreClickAfterClosing()
    closeDialog(event)
    onConfirm()
  }
  return (
    <Dialog overlay={overlay} label="Reset demo data?" describedBy={text} className={styles.reset}>
      <h2 className={tester.title}>Reset demo data?</h2>
      <p id={text}>
        The demo accounts start again with an empty cart and wishlist. Accounts created here, saved addresses,
        orders and profile changes are deleted, and every tab is logged out. This cannot be undone.
      </p>
      <div className={classNames(tester.row, styles.buttons)}>
        {/* First, so that the initial focus is on the safe choice. */}
        <Button variant="secondary" onClick={closeDialog}>
          Cancel
        </Button>
        <Button onClick={confirm}>Reset</Button>
      </div>
    </Dialog>
  )
}
