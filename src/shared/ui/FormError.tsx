import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './Field.module.css'

type FormErrorProps = { children?: ReactNode; id?: string; className?: string }

/** What is wrong with a field or a form, in red and read out at once. Draws nothing without children. */
export function FormError({ children, id, className }: FormErrorProps) {
  if (!children) return null
  return (
    <p id={id} role="alert" className={classNames(styles.error, className)}>
      <IconAlertCircle aria-hidden size={18} stroke={1.75} />
      <span>{children}</span>
    </p>
  )
}
