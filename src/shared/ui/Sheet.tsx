import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './IconButton'
import styles from './Sheet.module.css'
import { swallowSecondClick } from './swallowSecondClick'
import { useRootClass } from './useRootClass'
import { useSwipeDown } from './useSwipeDown'

type SheetProps = {
  title: string
  isOpen: boolean
  /** The sheet has closed: by its buttons, Escape, a tap beside it, a swipe, or because `isOpen` ended. */
  onClosed: () => void
  children: ReactNode
  /** Stays in view at the foot, whatever is scrolled. It can close the sheet. */
  foot: (close: () => void) => ReactNode
}

/** The page loses its scroll bar while a sheet is open. Its room stays, if the bar took any. */
const keepScrollBarRoom = () => {
  const page = document.documentElement
  page.style.setProperty('--scroll-bar-room', window.innerWidth > page.clientWidth ? 'stable' : 'auto')
}

/** A sheet that comes up from the foot of a small screen. Until it is closed the page behind rests. */
export function Sheet({ title, isOpen, onClosed, children, foot }: SheetProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const close = () => {
    swallowSecondClick()
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

  // What is not the dialog's content is the ground behind it. A slider may be let go there, though.
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
