import { FormError } from '@/shared/forms/FormError'
import { Announcement } from '@/shared/ui/feedback/Announcement'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import type { Outcome } from '../request/sendRequest'
import styles from '../tester.module.css'
import { durationText, sizeText, statusText } from './formatResponse'

type OutcomeLineProps = { outcome: Outcome | undefined; isSending?: boolean }

/**
 * The status, duration and size of a response, and its error message. It is rendered before there is any, or a screen
 * reader would not announce the first.
 */
export function OutcomeLine({ outcome, isSending = false }: OutcomeLineProps) {
  const { response, error, durationMs, text: body = '' } = outcome ?? {}
  const status = response && statusText(response)
  const others = [
    durationMs !== undefined && durationText(durationMs),
    response && sizeText(body),
    response && error,
  ].filter((part) => typeof part === 'string')
  const text = isSending ? 'Sending…' : [status, ...others].filter(Boolean).join(', ')
  return (
    <div className={styles.outcome}>
      {!response && <FormError>{error}</FormError>}
      <VisuallyHidden as="p">{text}</VisuallyHidden>
      <Announcement>{text}</Announcement>
      <p aria-hidden className={styles.row}>
        {isSending ? (
          'Sending…'
        ) : (
          <>
            {status && <strong className={error ? styles.failed : styles.fine}>{status}</strong>}
            {others.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </>
        )}
      </p>
    </div>
  )
}
