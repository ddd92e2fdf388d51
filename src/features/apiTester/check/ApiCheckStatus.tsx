import { ROW_COUNT } from '../../../../contract-tests/checkApi'
import type { Row } from '../../../../contract-tests/tryStep'
import styles from './ApiCheck.module.css'
import type { ApiCheckState } from './useApiCheck'

const summaryOf = (rows: Row[]): string => {
  const different = rows.filter((row) => !row.isAsExpected).length
  if (different === 0) return `All ${rows.length} rows as the contract says`
  return `${different} of ${rows.length} rows ${different === 1 ? 'differs' : 'differ'}`
}

const textOf = ({ phase, rows }: ApiCheckState): string => {
  switch (phase) {
    case 'idle':
      return ''
    case 'running':
      return `${rows.length - (rows.length % 10)} of ${ROW_COUNT} tried`
    case 'cancelling':
      return 'Pending requests are finished, then the accounts are emptied.'
    case 'cancelled':
      return `Cancelled. ${summaryOf(rows)}.`
    case 'done':
      return `${summaryOf(rows)}.`
  }
}

type ApiCheckStatusProps = { state: ApiCheckState }

/** The progress of a run, announced in tens because screen readers would read out every row; then its result. */
export function ApiCheckStatus({ state }: ApiCheckStatusProps) {
  const { phase, rows } = state
  const isEnded = phase === 'done' || phase === 'cancelled'
  const isDifferent = rows.some((row) => !row.isAsExpected)
  const tone = isEnded && (isDifferent ? styles.different : phase === 'done' && styles.fine)
  return (
    <div className={styles.progress}>
      {/* Rendered while empty, or its first text would not be announced. */}
      <p role="status" className={tone || undefined}>
        {textOf(state)}
      </p>
      {phase === 'running' && (
        <progress className={styles.bar} aria-label="Rows tried" max={ROW_COUNT} value={rows.length} />
      )}
    </div>
  )
}
