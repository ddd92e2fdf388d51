import { useRef } from 'react'
import type { ToastContentProps } from 'react-toastify/unstyled'
import type { ToastAction } from '@/shared/redux/services'
import { Button } from '@/shared/ui/controls/Button'
import { CONTENT_ID } from '@/shared/ui/focus/contentId'
import styles from './ActionToast.module.css'

type ActionToastProps = Pick<ToastContentProps, 'closeToast'> & {
  text: string
  offer: ToastAction
}

/** A toast with an action button. */
function ActionToast({ text, offer, closeToast }: ActionToastProps) {
  const wasPressed = useRef(false)
  const runAction = () => {
    if (wasPressed.current) return
    wasPressed.current = true
    offer.onClick()
    // The focused button is about to disappear.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
    closeToast()
  }
  return (
    <div className={styles.toast}>
      <span>{text}</span>
      <Button variant="ghost" size="small" className={styles.offer} onClick={runAction}>
        {offer.label}
      </Button>
    </div>
  )
}

/** The content of a toast with an action button. */
export const actionToast = (text: string, offer: ToastAction) => (content: ToastContentProps) => (
  <ActionToast {...content} text={text} offer={offer} />
)
