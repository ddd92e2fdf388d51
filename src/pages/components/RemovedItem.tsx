import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/shared/ui/controls/Button'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import styles from './RemovedItem.module.css'

type RemovedItemProps = {
  title: string
  /** Resolves when the product is listed again, or not: then the button can be pressed once more. */
  onUndo: () => Promise<unknown> | undefined
  /** Where it stands: in a list, or above its empty state. */
  as?: 'li' | 'div'
}

/** Where the line of a restored product is, its link has the focus: a reader then says its name. */
const findLink = (title: string) =>
  document.querySelector<HTMLElement>(`main li[aria-label="${CSS.escape(title)}"] a[href]:not([tabindex])`)

/** Stands in the place of what was removed from a list, and takes the focus if that had it. */
export function RemovedItem({ title, onUndo, as: Element = 'li' }: RemovedItemProps) {
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
    moveFocus(() => findLink(title) ?? button.current)
  }
  return (
    <Element className={styles.removed}>
      <span id={text}>{`${title} was removed.`}</span>
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
