import type { TesterState } from '../testerReducer'
import { durationText, sizeText } from './measures'
import styles from './ResponsePane.module.css'
import { statusText } from './statusText'

type ResponseStatusProps = { state: TesterState }

/** The status of a response, its size, how long it took, and the error message of an error status. */
export function ResponseStatus({ state: { response, receipt, error } }: ResponseStatusProps) {
  if (!receipt) return null
  const { durationMs, size } = receipt
  return (
    <>
      <p className={styles.line}>
        {response && <strong className={error ? styles.failed : styles.fine}>{statusText(response)}</strong>}
        {durationMs !== undefined && <span>{durationText(durationMs)}</span>}
        {size !== undefined && <span>{sizeText(size)}</span>}
      </p>
      {response && error && <p>{error}</p>}
    </>
  )
}
