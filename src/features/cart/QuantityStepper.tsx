import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { QuantityStep } from '@/contract'
import type { CartItem } from '@/shared/product/lists'
import { IconButton } from '@/shared/ui/IconButton'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { useChangeQuantityMutation } from './cartApi'
import styles from './QuantityStepper.module.css'

type QuantityStepperProps = { item: CartItem; isBusy: boolean }

/** How many of a design: one more, or one less as long as one is left. */
export function QuantityStepper({ item: { _id, title, qty }, isBusy }: QuantityStepperProps) {
  const [changeQuantity] = useChangeQuantityMutation()
  const step = (type: QuantityStep) => () => changeQuantity({ _id, type })
  return (
    <div className={styles.stepper}>
      <IconButton
        label={`Decrease quantity, ${title}`}
        isBusy={isBusy}
        isSpent={qty <= 1}
        onClick={step('decrement')}
      >
        <IconMinus aria-hidden stroke={1.5} />
      </IconButton>
      <output className={styles.qty}>
        <VisuallyHidden>Quantity </VisuallyHidden>
        {qty}
      </output>
      <IconButton label={`Increase quantity, ${title}`} isBusy={isBusy} onClick={step('increment')}>
        <IconPlus aria-hidden stroke={1.5} />
      </IconButton>
    </div>
  )
}
