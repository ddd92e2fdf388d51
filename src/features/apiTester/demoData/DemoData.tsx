import { useState } from 'react'
import { FormError } from '@/shared/forms/FormError'
import { Button } from '@/shared/ui/controls/Button'
import { TesterPanel } from '../TesterPanel'
import panel from '../TesterPanel.module.css'
import styles from './DemoData.module.css'
import { ResetDialog } from './ResetDialog'
import { useResetDemoDataMutation } from './resetApi'

/** Resets the demo data after a confirmation. */
export function DemoData() {
  const [isConfirming, setIsConfirming] = useState(false)
  // Local state, because the end of the session resets the state of every request.
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const [reset, { isLoading }] = useResetDemoDataMutation()

  const confirm = async () => {
    setOutcome(undefined)
    const { error } = await reset()
    setOutcome(error ? 'failed' : 'done')
  }

  return (
    <TesterPanel title="Demo data">
      <p className={panel.text}>
        Accounts, carts, wishlists, addresses and orders are stored in this browser.
      </p>
      <div className={styles.row}>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          isBusy={isLoading}
          onClick={() => setIsConfirming(true)}
        >
          {isLoading ? 'Resetting…' : 'Reset demo data'}
        </Button>
        <div className={styles.outcome}>
          {/* Rendered while empty, or its first text would not be announced. */}
          <p role="status" className={styles.done}>
            {outcome === 'done' && 'Demo data has been reset. All accounts are logged out.'}
          </p>
          <FormError>
            {outcome === 'failed' && 'The demo data could not be reset. Please try again.'}
          </FormError>
        </div>
      </div>
      {isConfirming && <ResetDialog onConfirm={confirm} onClose={() => setIsConfirming(false)} />}
    </TesterPanel>
  )
}
