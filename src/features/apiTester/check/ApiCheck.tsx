import { useState } from 'react'
import { Button } from '@/shared/ui/controls/Button'
import { ignoreDoubleClick } from '@/shared/ui/controls/ignoreDoubleClick'
import { ROW_COUNT } from '../../../../contract-tests/checkApi'
import { TesterSection } from '../TesterSection'
import tester from '../tester.module.css'
import styles from './ApiCheck.module.css'
import { ApiCheckTable } from './ApiCheckTable'
import { useApiCheck } from './useApiCheck'

/** Tries every row of the contract against the API that the shop uses, and shows what differs. */
export function ApiCheck() {
  const { phase, rows, run, cancel } = useApiCheck()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const different = rows.filter((row) => !row.isAsExpected)
  const shown = onlyDifferences ? different : rows
  const isRunning = phase === 'running'
  const isCancelling = phase === 'cancelling'
  const isEnded = phase === 'done' || phase === 'cancelled'
  const tone = different.length > 0 ? tester.failed : phase === 'done' ? tester.fine : undefined
  const verdict =
    different.length === 0
      ? `All ${rows.length} rows as the contract says.`
      : `${different.length} of ${rows.length} rows ${different.length === 1 ? 'differs' : 'differ'}.`
  const statuses: Partial<Record<typeof phase, string>> = {
    // In tens, because screen readers would read out every row.
    running: `${rows.length - (rows.length % 10)} of ${ROW_COUNT} tried`,
    cancelling: 'Pending requests are finished, then the accounts are emptied.',
    cancelled: `Cancelled. ${verdict}`,
    done: verdict,
  }

  return (
    <TesterSection
      title="Check the API"
      text={`Tries the ${ROW_COUNT} rows of the contract against the API that the shop uses now: every call, with what it has to return and what it has to refuse. It signs up two accounts of its own, places a few orders with them, for delivery to ‘Contract test’, and leaves their carts and wishlists empty. Your session, cart and wishlist are not touched.`}
    >
      <div className={tester.row}>
        {/* One button, so that it keeps the focus. */}
        <Button
          variant="secondary"
          isBusy={isCancelling}
          className={styles.run}
          onClick={ignoreDoubleClick(isRunning ? cancel : run)}
        >
          {isRunning ? 'Cancel' : isCancelling ? 'Cleaning up…' : 'Run the check'}
        </Button>
        <div className={styles.progress}>
          {/* Rendered while empty, or its first text would not be announced. */}
          <p role="status" className={isEnded ? tone : undefined}>
            {statuses[phase]}
          </p>
          {isRunning && <progress aria-label="Rows tried" max={ROW_COUNT} value={rows.length} />}
        </div>
      </div>
      {rows.length > 0 && (
        <div>
          <label className={tester.choice}>
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={({ target }) => setOnlyDifferences(target.checked)}
            />
            Only differences
          </label>
          {shown.length > 0 ? <ApiCheckTable rows={shown} /> : <p className={tester.text}>No row differs.</p>}
        </div>
      )}
    </TesterSection>
  )
}
