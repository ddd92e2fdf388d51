import type { ReactNode } from 'react'
import { Arch } from './Arch'
import { Button } from './Button'
import styles from './Loader.module.css'
import { VisuallyHidden } from './VisuallyHidden'

type LoaderProps = {
  /** What is going on: 'Loading', or with `onRetry` what could not be loaded. */
  label?: string
  /** Loading has failed; draws 'Try again'. */
  onRetry?: () => void
  /** A skeleton of what is to come, in place of the ornament. */
  children?: ReactNode
  /** For a part of a page: no ornament, and no more room than it needs. */
  isSmall?: boolean
}

/** Holds the place of what is being loaded, so that nothing jumps when it comes. */
export function Loader({ label = 'Loading', onRetry, children, isSmall = false }: LoaderProps) {
  if (children && !onRetry) {
    return (
      <div>
        <VisuallyHidden role="status">{label}</VisuallyHidden>
        <div aria-hidden="true">{children}</div>
      </div>
    )
  }
  return (
    <div className={isSmall ? styles.small : styles.loader}>
      {!isSmall && <Arch className={styles.arch} isAlive={!onRetry} />}
      <p role="status" className={styles.label}>
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
