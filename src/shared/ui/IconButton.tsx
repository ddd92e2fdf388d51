import type { ComponentProps } from 'react'
import { busyProps } from './busy'
import { classNames } from './classNames'
import styles from './IconButton.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** What the button does; its name for everyone who does not see the icon. */
  label: string
  /** `framed` draws the edge of the control, for steppers and the like. */
  variant?: 'plain' | 'framed'
  /** Its request is under way: it ignores clicks and keeps the focus. */
  isBusy?: boolean
}

/** A button that shows one icon (its child) and is named by `label`. */
export function IconButton({
  label,
  variant = 'plain',
  isBusy = false,
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
      {...busyProps(isBusy, onClick)}
      className={classNames(styles.iconButton, styles[variant], className)}
    />
  )
}
