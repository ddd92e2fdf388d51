import { normalizePassword } from '@resham/contract'
import { Link, useLocation } from 'react-router-dom'
import { describeError } from '@/shared/api/describeError'
import { Field } from '@/shared/forms/Field'
import { FormError } from '@/shared/forms/FormError'
import type { FormErrors } from '@/shared/forms/formErrors'
import { PasswordField } from '@/shared/forms/PasswordField'
import { useForm } from '@/shared/forms/useForm'
import { paths } from '@/shared/routing/paths'
import { Button } from '@/shared/ui/controls/Button'
import styles from './AuthForm.module.css'
import { useSignUpMutation } from './authApi'

type Fields = Record<'name' | 'email' | 'password' | 'confirmPassword', string>

const findMismatch = ({ password, confirmPassword }: Fields): FormErrors =>
  confirmPassword === '' || normalizePassword(confirmPassword) === normalizePassword(password)
    ? {}
    : { confirmPassword: { text: "Passwords don't match" } }

/** The fields of a new account. The route redirects afterwards. */
export function SignupForm() {
  const { state } = useLocation()
  const [signUp, { error, isLoading, isSuccess }] = useSignUpMutation()
  // The form stays until the next page is shown.
  const isBusy = isLoading || isSuccess
  const { form, bind } = useForm<Fields>((account) => isBusy || signUp(account), findMismatch)

  return (
    // POST, so that a submit without JavaScript puts no password into the URL.
    <form {...form} method="post" className={styles.form} aria-labelledby="signup-title">
      <Field label="Name" storedAs="name" autoComplete="name" {...bind('name')} />
      <Field label="Email" storedAs="email" type="email" autoComplete="email" {...bind('email')} />
      <PasswordField label="Password" storedAs="password" autoComplete="new-password" {...bind('password')} />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...bind('confirmPassword')}
        isErrorLive
      />
      <FormError>{error && describeError(error)}</FormError>
      <Button type="submit" isBusy={isBusy}>
        Create new account
      </Button>
      <p className={styles.other}>
        Already have an account?{' '}
        <Link to={paths.login} state={state} replace>
          Sign In
        </Link>
      </p>
    </form>
  )
}
