import type { HTMLAttributes } from 'react'
import { classNames } from '../styling/classNames'
import styles from './Panel.module.css'

type PanelProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' }

/** A box with a background, for forms, price cards and filters. */
export function Panel({ as: Element = 'div', className, ...rest }: PanelProps) {
  return <Element {...rest} className={classNames(styles.panel, className)} />
}
