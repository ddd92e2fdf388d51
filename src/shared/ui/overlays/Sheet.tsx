import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/IconButton'
import { ignoreClickAfterClosing } from '../controls/ignoreClickAfterClosing'
import { useRootClass } from '../styling/useRootClass'
import styles from './Sheet.module.css'
import { useSwipeDown } from './useSwipeDown'

type SheetProps = {
  title: string
  isOpen: boolean
  /** Called when it has closed, by its buttons, Escape, a click outside, a swipe, or `isOpen`. */
  onClosed: () => void
  children: ReactNode
  /** The sticky foot; it can close the sheet. */
  foot: (close: () => void) => ReactNode
}

/** The page loses its scroll bar while a sheet is open; this reserves the bar's width, if it had one. */
const keepScrollBarRoom = () => {
  const page = document.documentElement
  page.style.setProperty('--scroll-bar-room', window.innerWidth > page.clientWidth ? 'stable' : 'auto')
}

/** A modal bottom sheet for small viewports. */
export function Sheet({ title, isOpen, onClosed, children, foot }: SheetProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const close = () => {
    ignoreClickAfterClosing()
    dialog.current?.close()
  }
  const swipe = useSwipeDown(close)

  useLayoutEffect(() => {
    if (!isOpen) dialog.current?.close()
    else if (!dialog.current?.open) {
      keepScrollBarRoom()
      dialog.current?.showModal()
    }
  }, [isOpen])
  useRootClass(styles.behind, isOpen)

  // The dialog's only other target is its backdrop. A slider may be released there, though.
  const isOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser itself closes a dialog on Escape.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClosed}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) close()
      }}
      {...swipe}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label="Close" className={styles.close} onClick={close}>
            <IconX aria-hidden stroke={1.5} />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>{foot(close)}</div>
      </div>
    </dialog>
  )
}
