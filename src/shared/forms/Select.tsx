import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type SelectProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** The options, with values of this type. */
  children: ReactNode
}

/** A labelled select, which looks like a `Field`. */
export function Select<Value extends string>({ label, value, onChange, children }: SelectProps<Value>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.input}
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {children}
        </select>
      </div>
    </div>
  )
}
