import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../ui/styling/classNames'
import styles from './Choice.module.css'
import field from './Field.module.css'
import { describedBy, type MessageProps, Messages } from './Messages'

type RadioProps = Omit<
  ComponentProps<'input'>,
  'type' | 'id' | 'ref' | 'name' | 'value' | 'defaultValue' | 'onChange'
>

type RadioGroupProps<Value extends string> = RadioProps &
  MessageProps & {
    label: string
    name: string
    /** The value and the label of each radio. */
    options: readonly (readonly [value: Value, label: ReactNode])[]
    value?: Value
    defaultValue?: Value
    onChange?: (value: Value) => void
  }

/** Radios under one label, with their hint and their error; `required` means that one has to be chosen. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  hint,
  error,
  isErrorLive,
  className,
  ...input
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and no other group is `required`.
      role="radiogroup"
      aria-required={input.required}
      {...describedBy(id, { hint, error })}
      className={classNames(styles.group, className)}
    >
      <legend className={field.label}>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={styles.choice}>
          <input
            {...input}
            type="radio"
            value={option}
            checked={value === undefined ? undefined : value === option}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option}
            onChange={() => onChange?.(option)}
          />
          <span>{text}</span>
        </label>
      ))}
      <Messages id={id} hint={hint} error={error} isErrorLive={isErrorLive} />
    </fieldset>
  )
}
