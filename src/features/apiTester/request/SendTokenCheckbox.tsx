import { Checkbox } from '@/shared/forms/Checkbox'

type SendTokenCheckboxProps = {
  isChecked: boolean
  hasSession: boolean
  onChange: (isChecked: boolean) => void
}

export function SendTokenCheckbox({ isChecked, hasSession, onChange }: SendTokenCheckboxProps) {
  return (
    <Checkbox
      label="Send the token of the session"
      hint={
        hasSession
          ? 'To this API only, as the authorization header, unless a row above has one.'
          : 'There is no session. Log in, and the token can be sent.'
      }
      checked={isChecked && hasSession}
      disabled={!hasSession}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
