import type { HTMLAttributes } from 'react'
import styles from './VisuallyHidden.module.css'

type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & { as?: 'span' | 'p' | 'h1' }

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={styles.visuallyHidden} />
}
