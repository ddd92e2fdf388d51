import type { ReactNode } from 'react'
import { Button } from '../controls/Button'
import { Arch } from '../ornaments/Arch'
import { VisuallyHidden } from '../styling/VisuallyHidden'
import styles from './Loader.module.css'

type LoaderProps = {
  /** The status text; with `onRetry`, what could not be loaded. */
  label?: string
  /** For a failed load: adds a button 'Try again'. */
  onRetry?: () => void
  /** A skeleton, instead of the ornament. */
  children?: ReactNode
  /** For a part of a page: without ornament, and not higher than its content. */
  isSmall?: boolean
}

/** Fills the space of what is being loaded, to avoid layout shifts. */
export function Loader({ label = 'Loading', onRetry, children, isSmall = false }: LoaderProps) {
  if (children && !onRetry) {
    return (
      <div>
        <VisuallyHidden aria-live="polite">{label}</VisuallyHidden>
        <div aria-hidden="true">{children}</div>
      </div>
    )
  }
  return (
    <div className={isSmall ? styles.small : styles.loader}>
      {!isSmall && <Arch className={styles.arch} isAnimated={!onRetry} />}
      <p aria-live="polite" className={styles.label}>
        {label}
      </p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
