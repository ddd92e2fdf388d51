import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button'
import { moveFocus } from '../focus/moveFocus'
import styles from './RemovedItem.module.css'

type RemovedItemProps = {
  /** What was removed, at the beginning of a sentence. */
  what: string
  /** Resolves when it is listed again, or not: then the button can be pressed once more. */
  onUndo: () => unknown
  /** Finds what gets the focus when it is listed again: a reader then says its name. */
  findRestored: () => HTMLElement | null | undefined
  /** Where it stands: in a list, or above its empty state. */
  as?: 'li' | 'div'
}

/** Stands in the place of what was removed from a list, and takes the focus if that had it. */
export function RemovedItem({ what, onUndo, findRestored, as: Element = 'li' }: RemovedItemProps) {
  const text = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) moveFocus(() => button.current)
  }, [])
  const undo = async () => {
    setIsBusy(true)
    await onUndo()
    setIsBusy(false)
    const { activeElement, body } = document
    // Unless the shopper has gone on meanwhile.
    if (activeElement === body || activeElement === button.current)
      moveFocus(() => findRestored() ?? button.current)
  }
  return (
    <Element className={styles.removed}>
      <span id={text}>{`${what} was removed.`}</span>
      <Button
        ref={button}
        variant="ghost"
        size="small"
        className={styles.undo}
        isBusy={isBusy}
        aria-describedby={text}
        onClick={undo}
      >
        Undo
      </Button>
    </Element>
  )
}
