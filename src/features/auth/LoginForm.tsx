import { demoAccount, type LoginRequest } from '@resham/contract'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { describeError } from '@/shared/api/describeError'
import { Field } from '@/shared/forms/Field'
import { FormError } from '@/shared/forms/FormError'
import { PasswordField } from '@/shared/forms/PasswordField'
import { fillForm, useForm } from '@/shared/forms/useForm'
import { paths } from '@/shared/routing/paths'
import { Button } from '@/shared/ui/controls/Button'
import styles from './AuthForm.module.css'
import { useLogInMutation } from './authApi'

/** Email and password, or the demo account if the server has one. The route redirects afterwards. */
export function LoginForm() {
  const { state } = useLocation()
  const [logIn, { error, isLoading, isSuccess }] = useLogInMutation()
  // The form stays until the next page is shown.
  const isBusy = isLoading || isSuccess
  const { form, bind } = useForm<LoginRequest>((account) => isBusy || logIn(account))

  // The condition covers email and password, so that a build without the demo account contains neither.
  const guest = process.env.DEMO_ACCOUNT === 'none' ? undefined : demoAccount
  const loginAs = ({ email, password }: LoginRequest, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!currentTarget.form) return
    fillForm(currentTarget.form, { email, password })
    currentTarget.form.requestSubmit()
  }

  return (
    // POST, so that a submit without JavaScript puts no password into the URL.
    <form {...form} method="post" className={styles.form} aria-labelledby="login-title">
      <Field label="Email" type="email" autoComplete="username" {...bind('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...bind('password')} />
      <FormError>{error && describeError(error)}</FormError>
      <Button type="submit" isBusy={isBusy}>
        Login
      </Button>
      {guest && (
        <Button variant="secondary" isBusy={isBusy} onClick={(event) => loginAs(guest, event)}>
          Login as guest
        </Button>
      )}
      <p className={styles.other}>
        New to Resham?{' '}
        <Link to={paths.signup} state={state} replace>
          Create an account
        </Link>
      </p>
    </form>
  )
}
