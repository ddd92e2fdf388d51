import { useId } from 'react'
import { FormError } from '@/shared/forms/FormError'
import styles from './controls.module.css'

type BodyFieldProps = {
  value: string
  /** Whether the method sends a body. */
  isSent: boolean
  error: string | undefined
  onChange: (value: string) => void
}

export function BodyField({ value, isSent, error, onChange }: BodyFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Body
      </label>
      <textarea
        id={id}
        name="body"
        rows={5}
        spellCheck={false}
        autoCapitalize="none"
        className={styles.code}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${hintId} ${errorId}` : hintId}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={hintId} className={styles.hint}>
        {isSent
          ? 'JSON, sent as application/json unless a header says otherwise.'
          : 'GET requests have no body.'}
      </p>
      <FormError id={errorId}>{error}</FormError>
    </div>
  )
}
