import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { ignoreSecondClick } from '../controls/doubleClicks'
import { IconButton } from '../controls/IconButton'
import { useRootClass } from '../styling/useRootClass'
import styles from './Sheet.module.css'
import { useModal } from './useModal'
import type { Overlay } from './useOverlay'
import { useSwipeDown } from './useSwipeDown'

type SheetProps = {
  overlay: Overlay
  title: string
  children: ReactNode
  /** The sticky foot; it can close the sheet. */
  foot: (close: () => void) => ReactNode
}

/** The page loses its scroll bar while a sheet is open; this reserves the bar's width, if it had one. */
const keepScrollBarRoom = () => {
  const page = document.documentElement
  page.style.setProperty('--scroll-bar-room', window.innerWidth > page.clientWidth ? 'stable' : 'auto')
}

/** A modal bottom sheet for small viewports. Its content is rendered from the first time it is open. */
export function Sheet({ overlay, title, children, foot }: SheetProps) {
  const titleId = useId()
  const [isRendered, setIsRendered] = useState(overlay.isOpen)
  if (overlay.isOpen && !isRendered) setIsRendered(true)
  const modal = useModal(overlay, keepScrollBarRoom)
  const isPressedOutside = useRef(false)
  const close = () => {
    ignoreSecondClick()
    modal.ref.current?.close()
  }
  const swipe = useSwipeDown(close)
  useRootClass(styles.behind, overlay.isOpen)

  // A click on the backdrop has the dialog as its target. A slider may be released there too, so only a click
  // that began there counts.
  const isOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser itself closes a dialog on Escape.
    <dialog
      className={styles.sheet}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) close()
      }}
      {...modal}
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
        {isRendered && (
          <>
            <div className={styles.body}>{children}</div>
            <div className={styles.foot}>{foot(close)}</div>
          </>
        )}
      </div>
    </dialog>
  )
}
