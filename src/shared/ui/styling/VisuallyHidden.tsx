import type { HTMLAttributes } from 'react'
import styles from './VisuallyHidden.module.css'

type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & { as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' }

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={styles.visuallyHidden} />
}
