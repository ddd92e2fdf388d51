import { Link } from 'react-router-dom'
import { paths } from '@/shared/routing/paths'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './CheckoutSteps.module.css'

const STEPS = [
  { name: 'Cart', to: paths.cart },
  { name: 'Address', to: paths.address },
  { name: 'Summary', to: paths.summary },
] as const

type CheckoutStepsProps = { current: (typeof STEPS)[number]['name'] }

/** The steps of the checkout. The current one is marked, earlier ones are links. */
export function CheckoutSteps({ current }: CheckoutStepsProps) {
  const currentIndex = STEPS.findIndex(({ name }) => name === current)
  return (
    <nav aria-label="Checkout">
      <ol className={styles.steps}>
        {STEPS.map(({ name, to }, index) => (
          <li
            key={name}
            className={classNames(
              styles.step,
              index < currentIndex && styles.done,
              index === currentIndex && styles.current,
            )}
          >
            {index < currentIndex ? (
              <Link to={to} className={styles.name}>
                {name}
              </Link>
            ) : (
              <span className={styles.name} aria-current={index === currentIndex ? 'step' : undefined}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
