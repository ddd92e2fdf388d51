import type { HTMLAttributes } from 'react'
import { classNames } from '../styling/classNames'
import styles from './Panel.module.css'

/** A box with a background, for forms, price cards and filters. */
export function Panel({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section {...rest} className={classNames(styles.panel, className)} />
}
