import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../styling/classNames'
import { useRootClass } from '../styling/useRootClass'
import styles from './Dialog.module.css'

type DialogProps = {
  /** Its accessible name. */
  label: string
  /** The id of its description. */
  describedBy?: string
  /** Called when it was closed, by `closeDialog`, Escape or Back; the parent must unmount it. */
  onClose: () => void
  children: ReactNode
  className?: string
}

/** A modal dialog that fills the viewport. It opens when it is mounted; the page behind is inert. */
export function Dialog({ label, describedBy, onClose, children, className }: DialogProps) {
  useRootClass(styles.behind)
  return (
    <dialog
      ref={show}
      aria-label={label}
      aria-describedby={describedBy}
      className={classNames(styles.dialog, className)}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}

/** A click handler for a button in a dialog: closes the dialog. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('dialog')?.close()

function show(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}
