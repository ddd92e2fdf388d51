import type { ComponentProps } from 'react'
import { classNames } from '../styling/classNames'
import { softDisabledProps } from './buttonProps'
import styles from './IconButton.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** Its accessible name and tooltip. */
  label: string
  /** Its request is pending: it ignores clicks and keeps the focus. */
  isBusy?: boolean
  /** Its value is at its limit: it ignores clicks and keeps the focus. */
  isAtLimit?: boolean
}

/** A button that shows one icon (its child) and is named by `label`. */
export function IconButton({
  label,
  isBusy = false,
  isAtLimit = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      {...softDisabledProps({ isBusy, isAtLimit }, onClick)}
      className={classNames(styles.iconButton, className)}
    />
  )
}
