import type { ReactNode } from 'react'
import styles from './FilterPanel.module.css'

/** A group of check boxes or radios under one name. */
export function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
