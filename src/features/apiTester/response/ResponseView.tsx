import { FormError } from '@/shared/forms/FormError'
import { CopyButton } from '@/shared/ui/controls/CopyButton'
import type { TesterResponse } from '../request/testerRequest'
import { durationText, sizeText, statusText } from './measures'
import { ResponseParts } from './ResponseParts'
import styles from './ResponseView.module.css'
import type { ShownOutcome } from './shownOutcome'

/**
 * What is shown, as text: JSON with indentation. Where that would alter what was received, such as a number beyond
 * 2^53, it is copied as it is.
 */
const responseAsText = (response: TesterResponse, received = ''): string => {
  if (!('data' in response)) return JSON.stringify(response, null, 2)
  const { data } = response
  if (typeof data === 'string') return data
  return received === JSON.stringify(data) ? JSON.stringify(data, null, 2) : received
}

type ResponseViewProps = {
  /** Changes with each outcome, whose trees are collapsed again. */
  id: number
  outcome: ShownOutcome
  isSending?: boolean
}

/** The status, duration and size of a response, its data and headers as trees, and its error message. */
export function ResponseView({ id, outcome, isSending = false }: ResponseViewProps) {
  const { response, error, durationMs, size, text } = outcome
  return (
    <>
      <div className={styles.outcome}>
        {!response && <FormError>{error}</FormError>}
        {/* Rendered while empty, or its first text would not be announced. */}
        <div role="status" aria-label="Status">
          {isSending ? (
            <p>Sending…</p>
          ) : (
            <p className={styles.line}>
              {response && (
                <strong className={error ? styles.failed : styles.fine}>{statusText(response)}</strong>
              )}
              {durationMs !== undefined && <span>{durationText(durationMs)}</span>}
              {size !== undefined && <span>{sizeText(size)}</span>}
              {response && error && <span>{error}</span>}
            </p>
          )}
        </div>
      </div>
      {response ? (
        <div key={id} aria-busy={isSending} className={styles.parts}>
          <ResponseParts response={response} />
          <div className={styles.copy}>
            <CopyButton label="Copy response" text={() => responseAsText(response, text)} />
          </div>
        </div>
      ) : (
        <p className={styles.nothing}>Response is undefined.</p>
      )}
    </>
  )
}
