import { useRef } from 'react'
import type { ToastContentProps } from 'react-toastify/unstyled'
import type { ToastOffer } from '@/shared/redux/services'
import { Button } from '@/shared/ui/controls/Button'
import styles from './ToastContent.module.css'
import { useAutoClose } from './useAutoClose'

type Props = Pick<ToastContentProps, 'closeToast'> & {
  text: string
  offer?: ToastOffer
}

/** The text of a toast, and the button of one with an action. */
function ToastContent({ text, offer, closeToast }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useAutoClose(content, closeToast, offer !== undefined)
  const press = () => {
    offer?.onClick()
    closeToast()
  }
  return (
    <div ref={content} className={styles.toast}>
      <span>{text}</span>
      {offer && (
        <Button variant="ghost" size="small" className={styles.offer} onClick={press}>
          {offer.label}
        </Button>
      )}
    </div>
  )
}

/** Takes the text of a toast, and its action if it has one; returns its content for the library. */
export const toastContent =
  (text: string, offer?: ToastOffer) =>
  ({ closeToast }: ToastContentProps) => <ToastContent text={text} offer={offer} closeToast={closeToast} />
