import { useId } from 'react'
import styles from '../tester.module.css'

type SendTokenCheckboxProps = {
  isChecked: boolean
  hasSession: boolean
  onChange: (isChecked: boolean) => void
}

export function SendTokenCheckbox({ isChecked, hasSession, onChange }: SendTokenCheckboxProps) {
  const hint = useId()
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChecked && hasSession}
          disabled={!hasSession}
          aria-describedby={hint}
          onChange={({ target }) => onChange(target.checked)}
        />
        Send the token of the session
      </label>
      <p id={hint} className={styles.text}>
        {hasSession
          ? 'To this API only, as the authorization header, unless a row above has one.'
          : 'There is no session. Log in, and the token can be sent.'}
      </p>
    </div>
  )
}
