import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { ReactNode } from 'react'
import { classNames } from '../ui/styling/classNames'
import styles from './FormError.module.css'

type FormErrorProps = {
  children?: ReactNode
  id?: string
  className?: string
  /** Whether it is a live region; false where it describes a field that is focused. */
  isLive?: boolean
}

/** The error of a field or a form, in red. Renders nothing without children. */
export function FormError({ children, id, className, isLive = true }: FormErrorProps) {
  if (!children) return null
  return (
    <p id={id} role={isLive ? 'alert' : undefined} className={classNames(styles.error, className)}>
      <IconAlertCircle aria-hidden size={18} stroke={1.75} />
      <span>{children}</span>
    </p>
  )
}
