import type { ReactNode } from 'react'
import styles from './Columns.module.css'

type ColumnsProps = {
  children: ReactNode /** Stays in view beside them, or stands below. */
  side: ReactNode
}

/** What the page is about, and beside it what it adds up to. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}
