import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../styling/classNames'
import styles from './Button.module.css'
import { softDisabledProps } from './buttonProps'

type Looks = {
  /** One primary button per view. `light` is the primary button on a dark picture. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'light'
  size?: 'small' | 'medium' | 'large'
}

const looksOf = ({ variant = 'primary', size = 'medium' }: Looks, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], className)

/** What its place adds to how a button looks. */
export type PlacedButton = Pick<ComponentProps<'button'>, 'style'>

type ButtonProps = ComponentProps<'button'> & Looks & { isBusy?: boolean }

/** A button. While `isBusy` it ignores clicks and looks disabled, and keeps the focus. */
export function Button({ variant, size, isBusy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...softDisabledProps({ isBusy }, onClick)}
      className={looksOf({ variant, size }, className)}
    />
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Looks

/** A router link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={looksOf({ variant, size }, className)} />
}
