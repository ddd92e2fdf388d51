import { type ComponentProps, useId } from 'react'
import { optionCount } from '../labels'
import styles from './FilterGroup.module.css'

type CountedOptionProps = ComponentProps<'input'> & {
  label: string
  /** How many products it keeps, once known. */
  count: number | undefined
}

/** A check box or radio of a filter, with the number of its products. */
export function CountedOption({ label, count, ...input }: CountedOptionProps) {
  const id = useId()
  return (
    <label>
      <input
        {...input}
        // Chromium restores boxes by their position, and so may tick another one on Back.
        autoComplete="off"
        // The count changes, so it describes the box instead of being part of its name.
        aria-labelledby={id}
        aria-describedby={`${id}-count`}
      />
      <span>
        <span id={id}>{label}</span>{' '}
        <span id={`${id}-count`} className={styles.count}>
          {count !== undefined && optionCount(count)}
        </span>
      </span>
    </label>
  )
}
