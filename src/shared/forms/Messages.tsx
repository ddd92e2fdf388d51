import type { ReactNode } from 'react'
import { classNames } from '../ui/styling/classNames'
import { VisuallyHidden } from '../ui/styling/VisuallyHidden'
import styles from './Field.module.css'
import { FormError } from './FormError'

/** What is said below a control. */
export type MessageProps = {
  hint?: ReactNode
  /** Whether the hint is for screen readers alone. */
  isHintHidden?: boolean
  /** Describes the control, so it is read out when a failed submit focuses it. */
  error?: ReactNode
  /** For an error that changes while the user types: it is a live region. */
  isErrorLive?: boolean
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

/** Takes the id of a control and its messages; returns the properties by which these describe it. */
export const describedBy = (id: string, { hint, error }: MessageProps) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': classNames(Boolean(hint) && hintId(id), Boolean(error) && errorId(id)) || undefined,
})

/** The hint and the error of the control with this id. */
export function Messages({
  id,
  hint,
  isHintHidden = false,
  error,
  isErrorLive = false,
}: MessageProps & { id: string }) {
  return (
    <>
      {hint && (
        <p id={hintId(id)} className={isHintHidden ? undefined : styles.hint}>
          {isHintHidden ? <VisuallyHidden>{hint}</VisuallyHidden> : hint}
        </p>
      )}
      <FormError id={errorId(id)} isLive={isErrorLive}>
        {error}
      </FormError>
    </>
  )
}
