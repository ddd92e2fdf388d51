import type { MouseEvent, ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './Dialog.module.css'
import { useRootClass } from './useRootClass'

type DialogProps = {
  /** Its name, for everyone who does not see it open. */
  label: string
  /** The id of what explains it, where something does. */
  describedBy?: string
  /** It has been closed, by a button in it, by Escape or by Back: whoever drew it takes it away. */
  onClose: () => void
  children: ReactNode
  className?: string
}

/** Fills the screen, above everything else: the page behind rests meanwhile and stays where it is. */
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

/** For a button within a dialog: closes it. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('dialog')?.close()

function show(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}
