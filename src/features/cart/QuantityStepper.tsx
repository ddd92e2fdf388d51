import type { QuantityChangeType } from '@resham/contract'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { Announcement, useChangedText } from '@/shared/ui/feedback/Announcement'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import type { CartItem } from './cartApi'
import { changeQuantity } from './cartApi'
import { selectIsQuantityPending, selectQuantity } from './cartSelectors'
import styles from './QuantityStepper.module.css'

type QuantityStepperProps = {
  item: CartItem
  /** Whether a change of the line other than its quantity is pending. */
  isBusy: boolean
}

/** Increments and decrements the quantity, never below 1. Every click is applied optimistically. */
export function QuantityStepper({ item, isBusy }: QuantityStepperProps) {
  const { _id, title } = item
  const dispatch = useAppDispatch()
  const quantity = useAppSelector((state) => selectQuantity(state, item))
  const isPending = useAppSelector((state) => selectIsQuantityPending(state, _id))
  // The screen shows every click; a screen reader hears the quantity once, when all of them are settled.
  const [announced, setAnnounced] = useState(quantity)
  if (!isPending && announced !== quantity) setAnnounced(quantity)

  const change = (type: QuantityChangeType, latest: number) =>
    dispatch(changeQuantity.initiate({ _id, type, quantity: latest }, { track: false }))
  return (
    <div className={styles.stepper}>
      <IconButton
        label={`Decrease quantity, ${title}`}
        isBusy={isBusy}
        isAtLimit={quantity <= 1}
        onClick={() => change('decrement', quantity - 1)}
      >
        <IconMinus aria-hidden stroke={1.5} />
      </IconButton>
      <span className={styles.qty} aria-hidden>
        {quantity}
      </span>
      <VisuallyHidden>{`Quantity ${quantity}`}</VisuallyHidden>
      <Announcement>{useChangedText(`Quantity ${announced}, ${title}`)}</Announcement>
      <IconButton
        label={`Increase quantity, ${title}`}
        isBusy={isBusy}
        onClick={() => change('increment', quantity + 1)}
      >
        <IconPlus aria-hidden stroke={1.5} />
      </IconButton>
    </div>
  )
}
