import { type MouseEvent, useId } from 'react'
import { Button } from '../controls/Button'
import { ignoreClickAfterClosing } from '../controls/doubleClicks'
import styles from './ConfirmDialog.module.css'
import { closeDialog, Dialog } from './Dialog'
import type { Overlay } from './useOverlay'

type ConfirmDialogProps = {
  overlay: Overlay
  /** The question. */
  title: string
  /** What will happen. */
  text: string
  /** The labels of its buttons: the one that changes nothing, and the one that calls `onConfirm`. */
  keep: string
  confirm: string
  onConfirm: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ overlay, title, text, keep, confirm, onConfirm }: ConfirmDialogProps) {
  const textId = useId()
  const close = (event: MouseEvent<HTMLButtonElement>) => {
    ignoreClickAfterClosing()
    closeDialog(event)
  }
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    close(event)
    onConfirm()
  }
  return (
    <Dialog overlay={overlay} label={title} describedBy={textId} className={styles.dialog}>
      <h2 className={styles.title}>{title}</h2>
      <p id={textId}>{text}</p>
      <div className={styles.buttons}>
        {/* First, so that the initial focus is on the safe choice. */}
        <Button variant="secondary" onClick={close}>
          {keep}
        </Button>
        <Button onClick={onClick}>{confirm}</Button>
      </div>
    </Dialog>
  )
}
