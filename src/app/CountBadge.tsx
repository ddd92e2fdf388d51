import { useState } from 'react'
import { classNames } from '@/shared/ui/classNames'
import styles from './CountBadge.module.css'

/** How many things a place holds, on its icon, once that is known. It acknowledges each change with a short swell. */
export function CountBadge({ count, isSettled }: { count: number; isSettled: boolean }) {
  const [seen, setSeen] = useState({ count, changes: 0 })
  if (seen.count !== count) setSeen({ count, changes: seen.changes + 1 })
  return (
    <span
      // A new element, so that the swell begins anew.
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
