import { type CallBody, normalizePassword } from '@resham/contract'
import { useRef } from 'react'
import type { FormErrors } from '@/shared/forms/formErrors'
import { PasswordField } from '@/shared/forms/PasswordField'
import { useForm } from '@/shared/forms/useForm'
import { takeFocus, useInlineForm } from '@/shared/forms/useInlineForm'
import { Button } from '@/shared/ui/controls/Button'
import styles from './Account.module.css'
import { AccountItem } from './AccountItem'
import { useChangePasswordMutation } from './accountApi'
import { OtherError, OwnPassword } from './OwnPassword'

type Fields = CallBody<'changePassword'> & { confirmPassword: string }

const findConflicts = ({ current, password, confirmPassword }: Fields): FormErrors => {
  const isSame = (other: string) => normalizePassword(other) === normalizePassword(password)
  return {
    ...(password &&
      isSame(current) && { password: { text: 'New password must differ from the current one.' } }),
    ...(confirmPassword &&
      !isSame(confirmPassword) && { confirmPassword: { text: "Passwords don't match" } }),
  }
}

/** The 'Change password' button, replaced by the form while that is open. */
export function ChangePassword() {
  const { isOpen, opener, open, close } = useInlineForm()
  if (isOpen) return <PasswordForm onClose={close} />
  return (
    <AccountItem text="All other browsers and devices are logged out too.">
      <Button ref={opener} variant="secondary" onClick={open}>
        Change password
      </Button>
    </AccountItem>
  )
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const shown = useRef<HTMLFormElement>(null)
  const [change, mutation] = useChangePasswordMutation()
  const { form, bind } = useForm<Fields>(async ({ current, password }) => {
    if (mutation.isLoading) return
    const { error } = await change({ current, password })
    // The form may have been closed meanwhile, or the page left.
    if (!error && shown.current) onClose()
  }, findConflicts)
  return (
    <li className={styles.formPanel}>
      <form
        {...form}
        ref={shown}
        className={styles.form}
        aria-label="Change password"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <OwnPassword ref={takeFocus} label="Current password" {...bind('current')} mutation={mutation} />
        <PasswordField
          label="New password"
          storedAs="password"
          autoComplete="new-password"
          {...bind('password')}
          isErrorLive
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...bind('confirmPassword')}
          isErrorLive
        />
        <OtherError error={mutation.error} />
        <div className={styles.buttons}>
          <Button type="submit" isBusy={mutation.isLoading}>
            {mutation.isLoading ? 'Changing…' : 'Change password'}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  )
}
