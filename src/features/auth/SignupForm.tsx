import { type FormEvent, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { normalizePassword } from '@/contract'
import { describeError } from '@/shared/api/describeError'
import { Field } from '@/shared/forms/Field'
import { FormError } from '@/shared/forms/FormError'
import { PasswordField } from '@/shared/forms/PasswordField'
import { useFields } from '@/shared/forms/useFields'
import { paths } from '@/shared/routing/paths'
import { Button } from '@/shared/ui/controls/Button'
import styles from './AuthForm.module.css'
import { useSignupMutation } from './authApi'

const blank = { name: '', email: '', password: '', confirmPassword: '' }

/** The fields of a new account. The route redirects afterwards. */
export function SignupForm() {
  const { state } = useLocation()
  const { values, errors, bind, check } = useFields(blank)
  const [signup, { error, isLoading, isSuccess }] = useSignupMutation()
  // The form stays until the next page is shown.
  const isBusy = isLoading || isSuccess

  const confirmation = useRef<HTMLInputElement>(null)

  const { password, confirmPassword } = values
  const isOther = confirmPassword !== '' && normalizePassword(confirmPassword) !== normalizePassword(password)
  const mismatch = isOther ? "Passwords don't match" : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !check(event.currentTarget)) return
    if (mismatch) confirmation.current?.focus()
    else signup(values)
  }

  return (
    // POST, so that a submit without JavaScript puts no password into the URL.
    <form method="post" className={styles.form} onSubmit={submit} noValidate aria-labelledby="signup-title">
      <Field label="Name" storedAs="name" autoComplete="name" {...bind('name')} />
      <Field label="Email" storedAs="email" type="email" autoComplete="email" {...bind('email')} />
      <PasswordField label="Password" storedAs="password" autoComplete="new-password" {...bind('password')} />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...bind('confirmPassword')}
        ref={confirmation}
        error={mismatch ?? errors.confirmPassword}
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
