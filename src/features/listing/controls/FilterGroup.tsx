import type { ComponentProps } from 'react'
import styles from './FilterGroup.module.css'

/** A group of check boxes or radios under one name. */
export function FilterGroup({ legend, children, ...rest }: ComponentProps<'fieldset'> & { legend: string }) {
  return (
    <fieldset {...rest} className={styles.choice}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
