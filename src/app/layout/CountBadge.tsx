import { useState } from 'react'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './CountBadge.module.css'

/** The count on an icon of the navigation, hidden until it is settled. Each change is animated. */
export function CountBadge({ count, isSettled }: { count: number; isSettled: boolean }) {
  const [seen, setSeen] = useState({ count, changes: 0 })
  if (seen.count !== count) setSeen({ count, changes: seen.changes + 1 })
  return (
    <span
      // A new element restarts the animation.
      key={seen.changes}
      className={classNames(
        styles.badge,
        count === 0 && styles.empty,
        !isSettled && styles.unsettled,
        seen.changes > 0 && styles.changed,
      )}
    >
      {count}
    </span>
  )
}
