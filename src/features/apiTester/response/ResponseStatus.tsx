import { getReasonPhrase } from 'http-status-codes'
import type { TesterResponse } from '../request/testerRequest'
import type { TesterState } from '../testerReducer'
import styles from './ResponsePane.module.css'

const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

const sizeText = (size: number): string =>
  size < 1000 ? `${number.format(size)} B` : `${number.format(size / 1000)} kB`

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
        <span>{number.format(receipt.durationMs)} ms</span>
        <span>{sizeText(receipt.size)}</span>
      </p>
      {error && <p>{error}</p>}
    </>
  )
}
