import { type RefObject, useEffect, useRef } from 'react'
import { type Id, type ToastContentProps, toast } from 'react-toastify/unstyled'
import { Button } from '@/shared/ui/Button'
import { CONTENT_ID } from '@/shared/ui/SkipLink'
import type { ToastOffer } from '../world'
import styles from './OfferToast.module.css'

/** Lets a toast's time stand still while anything in it has the focus, as it does under the pointer. */
const usePauseOnFocus = (content: RefObject<HTMLElement | null>, id: Id) => {
  useEffect(() => {
    // The button that closes the toast stands beside its content.
    const whole = content.current?.closest<HTMLElement>('.Toastify__toast')
    if (!whole) return
    const pause = () => toast.pause({ id })
    const play = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && whole.contains(relatedTarget))) toast.play({ id })
    }
    // The library lets all toasts go on when the window gets the focus back, and then this one must wait.
    const wait = () => setTimeout(() => whole.contains(document.activeElement) && pause())
    whole.addEventListener('focusin', pause)
    whole.addEventListener('focusout', play)
    window.addEventListener('focus', wait)
    return () => {
      window.removeEventListener('focus', wait)
      whole.removeEventListener('focusin', pause)
      whole.removeEventListener('focusout', play)
    }
  }, [content, id])
}

type OfferToastProps = Pick<ToastContentProps, 'closeToast' | 'toastProps'> & {
  text: string
  offer: ToastOffer
}

/** A toast that tells what is so, and has a button for what can be done about it. */
function OfferToast({ text, offer, closeToast, toastProps: { toastId } }: OfferToastProps) {
  const content = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  usePauseOnFocus(content, toastId)
  const accept = () => {
    if (wasPressed.current) return
    wasPressed.current = true
    offer.act()
    // The button goes, and the focus must not be lost with it.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
    closeToast()
  }
  return (
    <div ref={content} className={styles.toast}>
      <span>{text}</span>
      <Button variant="quiet" size="small" className={styles.offer} onClick={accept}>
        {offer.label}
      </Button>
    </div>
  )
}

/** The content of a toast with an offer. */
export const offerToast = (text: string, offer: ToastOffer) => (content: ToastContentProps) => (
  <OfferToast {...content} text={text} offer={offer} />
)
