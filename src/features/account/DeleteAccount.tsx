import type { CallBody } from '@resham/contract'
import { type ReactNode, useId } from 'react'
import { useForm } from '@/shared/forms/useForm'
import { Button } from '@/shared/ui/controls/Button'
import { DialogButtons, MessageDialog } from '@/shared/ui/overlays/ConfirmDialog'
import { closeDialog } from '@/shared/ui/overlays/Dialog'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import styles from './Account.module.css'
import { AccountItem } from './AccountItem'
import { useDeleteAccountMutation } from './accountApi'
import { OtherError, OwnPassword } from './OwnPassword'

/** Deletes the account, after a dialog that asks for the password. */
export function DeleteAccount({ cancelledOrders }: { cancelledOrders: ReactNode }) {
  const overlay = useOverlay('deleteAccount')
  const mutation = useDeleteAccountMutation()
  const [, { isLoading, reset }] = mutation
  const textId = useId()
  return (
    <AccountItem text="This cannot be undone.">
      <Button
        ref={overlay.opener}
        variant="secondary"
        aria-haspopup="dialog"
        isBusy={isLoading}
        onClick={(event) => {
          reset()
          overlay.open(event)
        }}
      >
        {isLoading ? 'Deleting…' : 'Delete account'}
      </Button>
      <MessageDialog overlay={overlay} title="Delete your account?" describedBy={textId} startsAtTitle>
        <div id={textId} className={styles.consequences}>
          <p>
            Your account, cart and wishlist are deleted, and so are the addresses and viewed products that
            this browser stores. This cannot be undone.
          </p>
          <p>Orders that are not packed yet are cancelled.</p>
          {cancelledOrders}
          <p>
            Your orders stay in the books of the shop without your name: of the address, only state and
            country are kept. What is packed, but has not been sent yet, may then not be delivered.
          </p>
        </div>
        <DeletionForm mutation={mutation} />
      </MessageDialog>
    </AccountItem>
  )
}

type DeletionFormProps = { mutation: ReturnType<typeof useDeleteAccountMutation> }

/** The route redirects afterwards. A deletion goes on where Escape or Back has closed the dialog. */
function DeletionForm({ mutation: [deleteAccount, mutation] }: DeletionFormProps) {
  const { isLoading } = mutation
  const { form, bind } = useForm<CallBody<'deleteAccount'>>((account) => isLoading || deleteAccount(account))
  return (
    <form {...form} className={styles.form} aria-label="Delete account">
      <OwnPassword label="Password" {...bind('password')} mutation={mutation} />
      <OtherError error={mutation.error} />
      <DialogButtons>
        <Button variant="secondary" isBusy={isLoading} onClick={closeDialog}>
          Keep account
        </Button>
        <Button type="submit" isBusy={isLoading}>
          {isLoading ? 'Deleting…' : 'Delete account'}
        </Button>
      </DialogButtons>
    </form>
  )
}
