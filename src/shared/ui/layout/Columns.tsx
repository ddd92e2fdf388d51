import type { ReactNode } from 'react'
import styles from './Columns.module.css'

type ColumnsProps = {
  children: ReactNode
  /** Sticky beside the content, or below it on narrow viewports. */
  side: ReactNode
}

/** A page's content, with a summary beside it. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}
