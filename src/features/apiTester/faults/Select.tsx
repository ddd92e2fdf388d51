import { type ReactNode, useId } from 'react'
import controls from '../request/controls.module.css'

type SelectProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** The options, with values of this type. */
  children: ReactNode
}

/** A labelled select. */
export function Select<Value extends string>({ label, value, onChange, children }: SelectProps<Value>) {
  const id = useId()
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={controls.control}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {children}
      </select>
    </div>
  )
}
