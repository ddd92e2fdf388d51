import { useRef } from 'react'
import type { ToastContentProps } from 'react-toastify/unstyled'
import { Button } from '@/shared/ui/Button'
import { CONTENT_ID } from '@/shared/ui/SkipLink'
import type { ToastOffer } from '../world'
import styles from './OfferToast.module.css'

type OfferToastProps = Pick<ToastContentProps, 'closeToast'> & {
  text: string
  offer: ToastOffer
}

/** A toast that tells what is so, and has a button for what can be done about it. */
function OfferToast({ text, offer, closeToast }: OfferToastProps) {
  const wasPressed = useRef(false)
  const accept = () => {
    if (wasPressed.current) return
    wasPressed.current = true
    offer.act()
    // The button goes, and the focus must not be lost with it.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
    closeToast()
  }
  return (
    <div className={styles.toast}>
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
