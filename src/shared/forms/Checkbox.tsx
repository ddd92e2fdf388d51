import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { describedBy, type MessageProps, Messages } from './Messages'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & MessageProps & { label: ReactNode }

/** A labelled check box with its hint and its error; `required` means that it has to be ticked. */
export function Checkbox({ label, hint, error, isErrorLive, className, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input {...input} {...describedBy(id, { hint, error })} type="checkbox" />
        <span>{label}</span>
      </label>
      <Messages id={id} hint={hint} error={error} isErrorLive={isErrorLive} />
    </div>
  )
}
