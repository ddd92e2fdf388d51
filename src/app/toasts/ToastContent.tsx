import { useRef } from 'react'
import type { ToastContentProps } from 'react-toastify/unstyled'
import type { ToastAction } from '@/shared/redux/services'
import { Button } from '@/shared/ui/controls/Button'
import { CONTENT_ID } from '@/shared/ui/focus/contentId'
import styles from './ToastContent.module.css'
import { useAutoClose } from './useAutoClose'

type Props = Pick<ToastContentProps, 'closeToast'> & {
  text: string
  offer?: ToastAction
}

/** The text of a toast, and the button of one with an action. */
function ToastContent({ text, offer, closeToast }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useAutoClose(content, closeToast, offer?.isPersistent === true)
  const wasPressed = useRef(false)
  const runAction = () => {
    if (wasPressed.current) return
    wasPressed.current = true
    offer?.onClick()
    // The focused button is about to disappear.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
    closeToast()
  }
  return (
    <div ref={content} className={styles.toast}>
      <span>{text}</span>
      {offer && (
        <Button variant="ghost" size="small" className={styles.offer} onClick={runAction}>
          {offer.label}
        </Button>
      )}
    </div>
  )
}

/** Takes the text of a toast, and its action if it has one; returns its content for the library. */
export const toastContent =
  (text: string, offer?: ToastAction) =>
  ({ closeToast }: ToastContentProps) => <ToastContent text={text} offer={offer} closeToast={closeToast} />
