import { Link } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { classNames } from '@/shared/ui/classNames'
import styles from './CheckoutSteps.module.css'

const STEPS = [
  { name: 'Cart', to: paths.cart },
  { name: 'Address', to: paths.address },
  { name: 'Summary', to: paths.summary },
] as const

type CheckoutStepsProps = { current: (typeof STEPS)[number]['name'] }

/** The way to an order, and where on it the shopper is. What lies behind them can be gone back to. */
export function CheckoutSteps({ current }: CheckoutStepsProps) {
  const here = STEPS.findIndex(({ name }) => name === current)
  return (
    <nav aria-label="Checkout">
      <ol className={styles.steps}>
        {STEPS.map(({ name, to }, at) => (
          <li
            key={name}
            className={classNames(styles.step, at < here && styles.done, at === here && styles.current)}
          >
            {at < here ? (
              <Link to={to} className={styles.name}>
                {name}
              </Link>
            ) : (
              <span className={styles.name} aria-current={at === here ? 'step' : undefined}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
