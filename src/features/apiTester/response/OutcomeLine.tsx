import { FormError } from '@/shared/forms/FormError'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import type { Outcome } from '../request/sendRequest'
import styles from '../tester.module.css'
import { durationText, sizeText, statusText } from './measures'

type OutcomeLineProps = { outcome: Outcome | undefined; isSending?: boolean }

/**
 * The status, duration and size of a response, and its error message. It is rendered before there is any, or a screen
 * reader would not announce the first.
 */
export function OutcomeLine({ outcome, isSending = false }: OutcomeLineProps) {
  const { response, error, durationMs, text = '' } = outcome ?? {}
  const status = response && statusText(response)
  const others = [
    durationMs !== undefined && durationText(durationMs),
    response && sizeText(text),
    response && error,
  ].filter((part) => typeof part === 'string')
  return (
    <div className={styles.outcome}>
      {!response && <FormError>{error}</FormError>}
      {/* One text, which is announced once. No status: Orca's browse mode would not read what is in it. */}
      <VisuallyHidden as="p" aria-live="polite" aria-atomic>
        {isSending ? 'Sending…' : [status, ...others].filter(Boolean).join(', ')}
      </VisuallyHidden>
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
