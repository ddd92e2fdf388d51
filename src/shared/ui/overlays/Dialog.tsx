import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../styling/classNames'
import { useRootClass } from '../styling/useRootClass'
import styles from './Dialog.module.css'
import { useModal } from './useModal'
import type { Overlay } from './useOverlay'

type DialogProps = {
  overlay: Overlay
  /** Its accessible name. */
  label: string
  /** The id of its description. */
  describedBy?: string
  /** Mounted while it is open. */
  children: ReactNode
  className?: string
}

/** A modal dialog that fills the viewport; the page behind is inert. */
export function Dialog({ overlay, label, describedBy, children, className }: DialogProps) {
  const modal = useModal(overlay)
  useRootClass(styles.behind, overlay.isOpen)
  return (
    <dialog
      aria-label={label}
      aria-describedby={describedBy}
      className={classNames(styles.dialog, className)}
      {...modal}
    >
      {overlay.isOpen && children}
    </dialog>
  )
}

/** A click handler for a button in a dialog: closes the dialog. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('dialog')?.close()
