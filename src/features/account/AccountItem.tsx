import type { ReactNode } from 'react'
import { FormError } from '@/shared/forms/FormError'
import styles from './Account.module.css'

type AccountItemProps = {
  /** The button. */
  children: ReactNode
  /** What the button does. */
  text: string
  error?: string | undefined
}

/** A row of the section: a button, what it does, and what has failed. */
export function AccountItem({ children, text, error }: AccountItemProps) {
  return (
    <li className={styles.item}>
      {children}
      <div className={styles.about}>
        <p>{text}</p>
        <FormError>{error}</FormError>
      </div>
    </li>
  )
}
