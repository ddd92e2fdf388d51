import { useId, useState } from 'react'
import { Button } from '@/shared/ui/controls/Button'
import { ignoreDoubleClick } from '@/shared/ui/controls/ignoreDoubleClick'
import { Panel } from '@/shared/ui/layout/Panel'
import { ROW_COUNT } from '../../../../contract-tests/checkApi'
import styles from './ApiCheck.module.css'
import { ApiCheckStatus } from './ApiCheckStatus'
import { ApiCheckTable } from './ApiCheckTable'
import { useApiCheck } from './useApiCheck'

/** Tries every row of the contract against the API that the shop uses, and shows what differs. */
export function ApiCheck() {
  const title = useId()
  const { state, run, cancel } = useApiCheck()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { phase, rows } = state
  const shown = onlyDifferences ? rows.filter((row) => !row.isAsExpected) : rows
  const isRunning = phase === 'running'
  const isCancelling = phase === 'cancelling'
  return (
    <Panel as="section" aria-labelledby={title} className={styles.check}>
      <h2 id={title} className={styles.title}>
        Check the API
      </h2>
      <p className={styles.text}>
        Tries the {ROW_COUNT} rows of the contract against the API that the shop uses now: every call, with
        what it has to return and what it has to refuse. It signs up two accounts of its own, places a few
        orders with them, for delivery to ‘Contract test’, and leaves their carts and wishlists empty. Your
        session, cart and wishlist are not touched.
      </p>
      <div className={styles.actions}>
        {/* One button, so that it keeps the focus. */}
        <Button
          variant="secondary"
          isBusy={isCancelling}
          className={styles.run}
          onClick={ignoreDoubleClick(isRunning ? cancel : run)}
        >
          {isRunning ? 'Cancel' : isCancelling ? 'Cleaning up…' : 'Run the check'}
        </Button>
        <ApiCheckStatus state={state} />
      </div>
      {rows.length > 0 && (
        <>
          <label className={styles.filter}>
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={({ target }) => setOnlyDifferences(target.checked)}
            />
            Only differences
          </label>
          {shown.length > 0 ? (
            <ApiCheckTable rows={shown} />
          ) : (
            <p className={styles.nothing}>No row differs.</p>
          )}
        </>
      )}
    </Panel>
  )
}
