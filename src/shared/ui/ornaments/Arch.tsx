import type { ReactNode } from 'react'
import { classNames } from '../styling/classNames'
import styles from './Arch.module.css'
import { archPath } from './archPath'

const WIDTH = 120
const HEIGHT = 160
const RINGS = [1, 12, 23]

type ArchProps = {
  className?: string
  /** Animates the rings. */
  isAnimated?: boolean
  /** SVG shapes inside the arch, in its view box of 120 by 160. */
  children?: ReactNode
}

/** The shop's ornament: three concentric cusped arches with gold outlines, hidden from assistive technology. */
export function Arch({ className, isAnimated = false, children }: ArchProps) {
  return (
    <svg
      className={classNames(styles.arch, isAnimated && styles.alive, className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {RINGS.map((inset) => (
        <path key={inset} className={styles.ring} d={archPath({ width: WIDTH, height: HEIGHT - 1, inset })} />
      ))}
      {children}
    </svg>
  )
}
