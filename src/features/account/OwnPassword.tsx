import { selectToken, selectUser } from '@/features/auth'
import { describeError } from '@/shared/api/describeError'
import { statusOf } from '@/shared/api/statusOf'
import { FormError } from '@/shared/forms/FormError'
import { PasswordField } from '@/shared/forms/PasswordField'
import { useAppSelector } from '@/shared/redux/hooks'
import { tokenEmail } from './tokenEmail'

type Mutation = { error?: Parameters<typeof describeError>[0] | undefined; reset: () => void }

type OwnPasswordProps = Omit<
  Parameters<typeof PasswordField>[0],
  'autoComplete' | 'isErrorLive' | 'onChange'
> & {
  /** The state of the request that sends it. */
  mutation: Mutation
}

const isAboutPassword = (error: Mutation['error']) => statusOf(error) === 403

/**
 * The field for the current password, with what the server says of it until it is edited, and the account's name, so
 * that password managers know whose it is.
 */
export function OwnPassword({ mutation, error, ...field }: OwnPasswordProps) {
  const token = useAppSelector(selectToken)
  const user = useAppSelector(selectUser)
  const refusal = mutation.error && isAboutPassword(mutation.error) && describeError(mutation.error)
  return (
    <>
      <input
        hidden
        readOnly
        autoComplete="username"
        value={(token && tokenEmail(token)) ?? user?.email ?? ''}
      />
      <PasswordField
        autoComplete="current-password"
        {...field}
        error={error ?? refusal}
        // The focus is on the button when the server responds.
        isErrorLive={!error}
        onChange={() => mutation.error && mutation.reset()}
      />
    </>
  )
}

/** Any other error of the request. */
export function OtherError({ error }: Pick<Mutation, 'error'>) {
  return <FormError>{error && !isAboutPassword(error) && describeError(error)}</FormError>
}
