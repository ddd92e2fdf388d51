import { Field, type FieldProps } from './Field'

type SelectProps<Value extends string> = Omit<FieldProps, 'as' | 'value' | 'onChange'> & {
  value?: Value
  onChange?: (value: Value) => void
}

/** A labelled select, which looks like a `Field`. Its children are the options, with values of this type. */
export function Select<Value extends string>({ onChange, ...props }: SelectProps<Value>) {
  return <Field {...props} as="select" onChange={({ target }) => onChange?.(target.value as Value)} />
}
