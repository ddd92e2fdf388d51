import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { QuantityStep } from '@/contract'
import type { CartItem } from '@/shared/product/lists'
import { useSelect } from '@/shared/redux/useSelect'
import { IconButton } from '@/shared/ui/IconButton'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { quantityStepped, selectIsStepping, selectQuantity } from './cartSlice'
import styles from './QuantityStepper.module.css'

type QuantityStepperProps = {
  item: CartItem
  /** Whether another change of the line is under way; steps do not get into each other's way. */
  isBusy: boolean
}

/** How many of a design: one more, or one less as long as one is left. Every click counts, and shows at once. */
export function QuantityStepper({ item, isBusy }: QuantityStepperProps) {
  const { _id, title } = item
  const dispatch = useDispatch()
  const quantity = useSelect(selectQuantity, item)
  const isStepping = useSelect(selectIsStepping, _id)
  // The eyes follow every click; the ears are told once, when the steps are through.
  const [told, setTold] = useState(quantity)
  if (!isStepping && told !== quantity) setTold(quantity)

  const step = (type: QuantityStep) => () => dispatch(quantityStepped({ _id, type }))
  return (
    <div className={styles.stepper}>
      <IconButton
        label={`Decrease quantity, ${title}`}
        isBusy={isBusy}
        isSpent={quantity <= 1}
        onClick={step('decrement')}
      >
        <IconMinus aria-hidden stroke={1.5} />
      </IconButton>
      <span className={styles.qty} aria-hidden>
        {quantity}
      </span>
      <VisuallyHidden role="status">{`Quantity ${told}`}</VisuallyHidden>
      <IconButton label={`Increase quantity, ${title}`} isBusy={isBusy} onClick={step('increment')}>
        <IconPlus aria-hidden stroke={1.5} />
      </IconButton>
    </div>
  )
}
