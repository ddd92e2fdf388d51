import { FormError } from '@/shared/forms/FormError'
import { CopyButton } from '@/shared/ui/controls/CopyButton'
import type { Outcome, TesterResponse } from '../request/sendRequest'
import styles from '../tester.module.css'
import { JsonTree } from './JsonTree'
import { durationText, sizeText, statusText } from './measures'

/**
 * What is shown, as text: JSON with indentation. Where that would alter what was received, such as a number beyond
 * 2^53, it is copied as it is.
 */
const responseAsText = (response: TesterResponse, received: string): string => {
  if (!('data' in response)) return JSON.stringify(response, null, 2)
  const { data } = response
  if (typeof data === 'string') return data
  return received === JSON.stringify(data) ? JSON.stringify(data, null, 2) : received
}

type ResponseViewProps = {
  /** Changes with each outcome, whose trees are collapsed again. */
  id: number
  outcome: Outcome
  isSending?: boolean
}

/**
 * The status, duration and size of a response, its data as a tree (the whole response where it has no data field), then
 * its headers, and its error message (specification, section 2). A text or another primitive is no tree.
 */
export function ResponseView({ id, outcome, isSending = false }: ResponseViewProps) {
  const { response, error, durationMs, text = '' } = outcome
  const shown = response && 'data' in response ? response.data : response
  const title = response === shown ? 'Whole response' : 'Data'
  return (
    <>
      <div className={styles.outcome}>
        {!response && <FormError>{error}</FormError>}
        {/* Rendered while empty, or its first text would not be announced. */}
        <p role="status" aria-label="Status" className={styles.row}>
          {isSending ? (
            'Sending…'
          ) : (
            <>
              {response && (
                <strong className={error ? styles.failed : styles.fine}>{statusText(response)}</strong>
              )}
              {durationMs !== undefined && <span>{durationText(durationMs)}</span>}
              {response && <span>{sizeText(text)}</span>}
              {response && error && <span>{error}</span>}
            </>
          )}
        </p>
      </div>
      {response ? (
        <div key={id} aria-busy={isSending} className={styles.stack}>
          <h3 className={styles.partTitle}>{title}</h3>
          {typeof shown === 'object' && shown !== null ? (
            <JsonTree label={title} data={shown} />
          ) : (
            <pre className={styles.mono} translate="no">
              {String(shown)}
            </pre>
          )}
          <h3 className={styles.partTitle}>Headers</h3>
          <JsonTree label="Headers" data={response.headers} />
          <div className={styles.row}>
            <CopyButton label="Copy response" text={() => responseAsText(response, text)} />
          </div>
        </div>
      ) : (
        <p className={styles.text}>Response is undefined.</p>
      )}
    </>
  )
}
