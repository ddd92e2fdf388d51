import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import styles from './IconButton.module.css'
import { restProps } from './restProps'

type IconButtonProps = ComponentProps<'button'> & {
  /** What the button does; its name for everyone who does not see the icon. */
  label: string
  /** `framed` draws the edge of the control, for steppers and the like. */
  variant?: 'plain' | 'framed'
  /** Its request is under way: it ignores clicks and keeps the focus. */
  isBusy?: boolean
  /** It has gone as far as it can; it rests likewise. */
  isSpent?: boolean
}

/** A button that shows one icon (its child) and is named by `label`. */
export function IconButton({
  label,
  variant = 'plain',
  isBusy = false,
  isSpent = false,
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
      {...restProps({ isBusy, isSpent }, onClick)}
      className={classNames(styles.iconButton, styles[variant], className)}
    />
  )
}
