import type { ComponentProps } from 'react'
import { Field } from './Field'

type SelectProps<Value extends string> = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  value?: Value
  onChange?: (value: Value) => void
}

/** A labelled select, which looks like a `Field`. Its children are the options, with values of this type. */
export function Select<Value extends string>({ onChange, ...props }: SelectProps<Value>) {
  return <Field {...props} onChange={({ target }) => onChange?.(target.value as Value)} />
}
