import { getReasonPhrase } from 'http-status-codes'
import type { TesterResponse } from '../request/testerRequest'
import type { TesterState } from '../testerReducer'
import { durationText, sizeText } from './measures'
import styles from './ResponsePane.module.css'

// HTTP/2 has no status text.
const statusText = ({ status, statusText: sent }: TesterResponse): string => {
  try {
    return `${status} ${sent || getReasonPhrase(status)}`
  } catch {
    return String(status)
  }
}

type ResponseStatusProps = { state: TesterState }

/** The status of a response, its duration and its size, and the error message of a failure. */
export function ResponseStatus({ state: { response, receipt, error } }: ResponseStatusProps) {
  if (!response || !receipt) return null
  return (
    <>
      <p className={styles.line}>
        <strong className={error ? styles.failed : styles.fine}>{statusText(response)}</strong>
        <span>{durationText(receipt.durationMs)}</span>
        <span>{sizeText(receipt.size)}</span>
      </p>
      {error && <p>{error}</p>}
    </>
  )
}
