import { useId, useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { FormError } from '@/shared/ui/FormError'
import { Panel } from '@/shared/ui/Panel'
import styles from './DemoData.module.css'
import { ResetDialog } from './ResetDialog'
import { useResetDemoDataMutation } from './resetApi'

/** Puts back what the shop began with, once that has been confirmed. */
export function DemoData() {
  const title = useId()
  const [isAsking, setIsAsking] = useState(false)
  // Kept here, because the end of the session forgets every call.
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const [reset, { isLoading }] = useResetDemoDataMutation()

  const confirm = async () => {
    setOutcome(undefined)
    const { error } = await reset()
    setOutcome(error ? 'failed' : 'done')
  }

  return (
    <Panel as="section" aria-labelledby={title} className={styles.demoData}>
      <h2 id={title} className={styles.title}>
        Demo data
      </h2>
      <p className={styles.text}>
        Accounts, carts, wishlists, addresses and orders are stored in this browser.
      </p>
      <div className={styles.row}>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          isBusy={isLoading}
          onClick={() => setIsAsking(true)}
        >
          {isLoading ? 'Resetting…' : 'Reset demo data'}
        </Button>
        <div className={styles.outcome}>
          {/* It stands here before there is anything to say, or its first words would not be read out. */}
          <p role="status" className={styles.done}>
            {outcome === 'done' && 'Demo data has been reset. All accounts are logged out.'}
          </p>
          <FormError>
            {outcome === 'failed' && 'The demo data could not be reset. Please try again.'}
          </FormError>
        </div>
      </div>
      {isAsking && <ResetDialog onConfirm={confirm} onClose={() => setIsAsking(false)} />}
    </Panel>
  )
}
