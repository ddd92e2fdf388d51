import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { describedBy, type MessageProps, Messages } from './Messages'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> &
  Pick<MessageProps, 'hint'> & { label: ReactNode }

/** A labelled check box with its hint. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.choice}>
        <input {...input} {...describedBy(id, { hint })} type="checkbox" />
        <span>{label}</span>
      </label>
      <Messages id={id} hint={hint} />
    </div>
  )
}
