import { selectToken } from '@/features/auth'
import { FormError } from '@/shared/forms/FormError'
import { useAppSelector } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { ConfirmDialog } from '@/shared/ui/overlays/ConfirmDialog'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import { useAdvanceLatestOrderMutation, useResetDemoDataMutation } from './demoDataApi'
import { TesterSection } from './TesterSection'
import styles from './tester.module.css'

/** Moves the latest order forward, as an owner would, and resets the demo data after a confirmation. */
export function DemoData() {
  return (
    <TesterSection
      title="Demo data"
      text="Accounts, carts, wishlists, addresses and orders are stored in this browser."
    >
      <AdvanceOrder />
      <ResetDemoData />
    </TesterSection>
  )
}

const ADVANCED = 'The latest order is one step further.'
const NONE_OPEN = 'There is no order that is not delivered or cancelled yet.'

function AdvanceOrder() {
  const isLoggedIn = useAppSelector(selectToken) !== null
  const [advance, { data: isAdvanced, isLoading, isError }] = useAdvanceLatestOrderMutation()
  if (!isLoggedIn) return <p className={styles.fine}>Log in to move your latest order forward.</p>
  return (
    <div className={styles.row}>
      <Button variant="secondary" isBusy={isLoading} onClick={() => advance()}>
        Advance the latest order
      </Button>
      <div className={styles.message}>
        {/* Rendered while empty, or its first text would not be announced. */}
        <p aria-live="polite" className={styles.fine}>
          {isAdvanced !== undefined && (isAdvanced ? ADVANCED : NONE_OPEN)}
        </p>
        <FormError>{isError && 'The order could not be moved forward. Please try again.'}</FormError>
      </div>
    </div>
  )
}

function ResetDemoData() {
  const confirmation = useOverlay('reset')
  const [reset, { isLoading, isSuccess, isError }] = useResetDemoDataMutation()
  return (
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
        <p aria-live="polite" className={styles.fine}>
          {isSuccess && 'Demo data has been reset. All accounts are logged out.'}
        </p>
        <FormError>{isError && 'The demo data could not be reset. Please try again.'}</FormError>
      </div>
      <ConfirmDialog
        overlay={confirmation}
        title="Reset demo data?"
        text="The demo accounts start again with an empty cart and wishlist. Accounts created here, saved addresses, orders and profile changes are deleted, and every tab is logged out. This cannot be undone."
        keep="Cancel"
        confirm="Reset"
        onConfirm={reset}
      />
    </div>
  )
}
