import { FormError } from '@/shared/forms/FormError'
import { Button } from '@/shared/ui/controls/Button'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import { TesterSection } from '../TesterSection'
import styles from '../tester.module.css'
import { useResetDemoDataMutation } from './demoDataApi'
import { ResetDialog } from './ResetDialog'

/** Resets the demo data after a confirmation. */
export function DemoData() {
  const confirmation = useOverlay('reset')
  const [reset, { isLoading, isSuccess, isError }] = useResetDemoDataMutation()

  return (
    <TesterSection
      title="Demo data"
      text="Accounts, carts, wishlists, addresses and orders are stored in this browser."
    >
      <div className={styles.row}>
        <Button
          ref={confirmation.opener}
          variant="secondary"
          aria-haspopup="dialog"
          isBusy={isLoading}
          onClick={confirmation.open}
        >
          {isLoading ? 'Resetting…' : 'Reset demo data'}
        </Button>
        <div className={styles.message}>
          {/* Rendered while empty, or its first text would not be announced. */}
          <p role="status" className={styles.fine}>
            {isSuccess && 'Demo data has been reset. All accounts are logged out.'}
          </p>
          <FormError>{isError && 'The demo data could not be reset. Please try again.'}</FormError>
        </div>
      </div>
      <ResetDialog overlay={confirmation} onConfirm={reset} />
    </TesterSection>
  )
}
