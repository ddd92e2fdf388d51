import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button'
import { moveFocus } from '../focus/moveFocus'
import styles from './RemovedItem.module.css'

type RemovedItemProps = {
  /** What was removed, at the beginning of a sentence. */
  what: string
  /**
   * Resolves when the item is listed again or could not be, after which the button can be pressed once more.
   */
  onUndo: () => unknown
  /** Finds what gets the focus when the item is listed again, so that a screen reader says its name. */
  findRestored: () => HTMLElement | null | undefined
  /** Where it stands: in a list, or above its empty state. */
  as?: 'li' | 'div'
}

/** Stands in place of a removed item, and takes the focus if the item had it. */
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
    // The shopper may have moved the focus meanwhile.
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
