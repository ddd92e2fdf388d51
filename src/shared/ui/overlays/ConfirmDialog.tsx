import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from '../controls/Button'
import { ignoreSecondClick } from '../controls/doubleClicks'
import styles from './ConfirmDialog.module.css'
import { closeDialog, Dialog } from './Dialog'
import type { Overlay } from './useOverlay'

type MessageDialogProps = {
  overlay: Overlay
  title: string
  /** The id of the text that it begins with. */
  describedBy: string
  /** Whether its title has the focus at first, as where the keyboard of a phone would cover the text. */
  startsAtTitle?: boolean
  children: ReactNode
}

/** A dialog with a title, as large as its content. */
export function MessageDialog({ overlay, title, describedBy, startsAtTitle, children }: MessageDialogProps) {
  return (
    <Dialog overlay={overlay} label={title} describedBy={describedBy} className={styles.dialog}>
      <h2 tabIndex={startsAtTitle ? -1 : undefined} className={styles.title}>
        {title}
      </h2>
      {children}
    </Dialog>
  )
}

/** The buttons at its end. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

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
    ignoreSecondClick()
    closeDialog(event)
  }
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A second press may come before the closed dialog has lost its content.
    if (!event.currentTarget.closest('dialog')?.open) return
    close(event)
    onConfirm()
  }
  return (
    <MessageDialog overlay={overlay} title={title} describedBy={textId}>
      <p id={textId}>{text}</p>
      <DialogButtons>
        {/* First, so that the initial focus is on the safe choice. */}
        <Button variant="secondary" onClick={close}>
          {keep}
        </Button>
        <Button onClick={onClick}>{confirm}</Button>
      </DialogButtons>
    </MessageDialog>
  )
}
