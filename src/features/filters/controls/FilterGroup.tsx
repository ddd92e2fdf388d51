import type { ComponentProps } from 'react'
import styles from './FilterGroup.module.css'

/**
 * A group of check boxes or radios under one name. Radios have a `useId` as their `name`: a prerendered page has the filters
 * twice, and of the radios of one name the browser checks only one.
 */
export function FilterGroup({ legend, children, ...rest }: ComponentProps<'fieldset'> & { legend: string }) {
  return (
    <fieldset {...rest} className={styles.choice}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
