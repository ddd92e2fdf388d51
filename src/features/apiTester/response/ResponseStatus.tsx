import type { TesterState } from '../testerReducer'
import { durationText, sizeText } from './measures'
import styles from './ResponsePane.module.css'
import { statusText } from './statusText'

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
