import { type ComponentProps, type ReactNode, useId } from 'react'
import type { StoredText } from '@/contract'
import { classNames } from '../ui/styling/classNames'
import styles from './Field.module.css'
import { FormError } from './FormError'

export type FieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  label: string
  name: string
  /** The stored text that it becomes, whose rules `validateForm` applies. */
  storedAs?: StoredText
  /** Describes the field, so it is read out when a failed submit focuses it. */
  error?: ReactNode
  /** For an error that changes while the user types: it is a live region. */
  isErrorLive?: boolean
  hint?: ReactNode
  /** A control inside the field, at its end. */
  end?: ReactNode
  /** A text of several lines. */
  rows?: number
  /** Neither shown nor sent, but it keeps what it holds. */
  hidden?: boolean
}

/**
 * A labelled input with its hint and its error; with `children` it is a select. Takes every property of `<input>`, `ref`
 * too.
 */
export function Field({
  label,
  storedAs,
  error,
  isErrorLive = false,
  hint,
  end,
  className,
  id,
  hidden,
  ...input
}: FieldProps) {
  // All take the properties that forms use, which TypeScript cannot tell.
  const Control = (input.children ? 'select' : input.rows ? 'textarea' : 'input') as 'input'
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  const described = classNames(Boolean(hint) && hintId, Boolean(error) && errorId) || undefined
  return (
    <div className={classNames(styles.field, className)} hidden={hidden}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.box}>
        <Control
          disabled={hidden}
          {...input}
          id={inputId}
          data-stored-as={storedAs}
          className={classNames(styles.input, Boolean(end) && styles.hasEnd)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {end}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FormError id={errorId} isLive={isErrorLive}>
        {error}
      </FormError>
    </div>
  )
}
