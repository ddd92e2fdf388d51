import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './Field.module.css'

type FormErrorProps = {
  children?: ReactNode
  id?: string
  className?: string
  /** Read out at once, unless whatever it is about is described by it and takes the focus. */
  isLive?: boolean
}

/** What is wrong with a field or a form, in red. Draws nothing without children. */
export function FormError({ children, id, className, isLive = true }: FormErrorProps) {
  if (!children) return null
  return (
    <p id={id} role={isLive ? 'alert' : undefined} className={classNames(styles.error, className)}>
      <IconAlertCircle aria-hidden size={18} stroke={1.75} />
      <span>{children}</span>
    </p>
  )
}
