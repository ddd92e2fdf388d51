import { classNames } from '../ui/styling/classNames'
import styles from './Choice.module.css'
import field from './Field.module.css'

type RadioGroupProps<Value extends string> = {
  label: string
  name: string
  /** The value and the label of each radio. */
  options: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Radios under one label. */
export function RadioGroup<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  className,
}: RadioGroupProps<Value>) {
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={field.label}>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
