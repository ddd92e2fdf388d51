import type { StoredText } from '@resham/contract'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../ui/styling/classNames'
import styles from './Field.module.css'
import { describedBy, type MessageProps, Messages } from './Messages'

export type FieldProps = Omit<ComponentProps<'input'>, 'name'> &
  MessageProps & {
    label: string
    name: string
    /** What is rendered. */
    as?: 'input' | 'select' | 'textarea'
    /** The lines of a textarea. */
    rows?: number
    /** The stored text that it becomes, whose rules `validateForm` applies. */
    storedAs?: StoredText
    /** A control inside the field, at its end. */
    end?: ReactNode
    /** Hides the control and leaves it out of the form, but keeps its value. */
    hidden?: boolean
  }

/** A labelled input with its hint and its error. Takes every property of `<input>`, `ref` too. */
export function Field({
  as = 'input',
  label,
  storedAs,
  hint,
  isHintHidden,
  error,
  isErrorLive,
  end,
  className,
  id,
  hidden,
  ...control
}: FieldProps) {
  // All three elements take the properties that forms use, which TypeScript cannot tell.
  const Control = as as 'input'
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={classNames(styles.field, className)} hidden={hidden}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      <div className={styles.box}>
        <Control
          disabled={hidden}
          {...control}
          {...describedBy(controlId, { hint, error })}
          id={controlId}
          data-stored-as={storedAs}
          className={classNames(styles.input, Boolean(end) && styles.hasEnd)}
        />
        {end}
      </div>
      <Messages
        id={controlId}
        hint={hint}
        isHintHidden={isHintHidden}
        error={error}
        isErrorLive={isErrorLive}
      />
    </div>
  )
}
