import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useState } from 'react'
import { IconButton } from '../ui/controls/IconButton'
import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'end'>

/** A password field with a toggle that shows the password. Pass `autoComplete`. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <Field
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      // Orca does not say of a password field that it is required. The error says so too.
      hint={props.error ? undefined : 'Required'}
      isHintHidden
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          className={styles.end}
          label={`Show ${props.label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden stroke={1.5} />
        </IconButton>
      }
    />
  )
}
