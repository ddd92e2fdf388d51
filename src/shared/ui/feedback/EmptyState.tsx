import type { ReactNode } from 'react'
import { Arch } from '../ornaments/Arch'
import { BootehMotif } from '../ornaments/BootehMotif'
import { classNames } from '../styling/classNames'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  title: string
  /** A sentence or two below the title. */
  children?: ReactNode
  /** Usually one `ButtonLink`. */
  action?: ReactNode
  headingLevel?: 1 | 2
  /** Replaces the arch. */
  picture?: ReactNode
}

/** What a page shows instead of an empty list. */
export function EmptyState({ title, children, action, headingLevel = 2, picture }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.emptyState, headingLevel === 1 && styles.wholePage)}>
      {picture ?? (
        <Arch className={styles.arch}>
          <BootehMotif />
        </Arch>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
