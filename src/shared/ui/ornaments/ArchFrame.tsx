import { type ReactNode, useId } from 'react'
import { classNames } from '../styling/classNames'
import styles from './ArchFrame.module.css'
import { archPath } from './archPath'

const WIDTH = 300
const HEIGHT = 400
const opening = archPath({ width: WIDTH, height: HEIGHT - 8, inset: 8 })
const hairline = archPath({ width: WIDTH, height: HEIGHT - 1, inset: 1 })

type ArchFrameProps = { children: ReactNode; className?: string }

/** Clips its child, a 3:4 picture, to a cusped arch with a gold outline. */
export function ArchFrame({ children, className }: ArchFrameProps) {
  // useId's punctuation would have to be escaped in url().
  const clipId = `arch${useId().replaceAll(/\W/g, '')}`
  return (
    <div className={classNames(styles.frame, className)}>
      <div className={styles.opening} style={{ clipPath: `url(#${clipId})` }}>
        {children}
      </div>
      <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <clipPath
          id={clipId}
          clipPathUnits="objectBoundingBox"
          transform={`scale(${1 / WIDTH} ${1 / HEIGHT})`}
        >
          <path d={opening} />
        </clipPath>
        <path d={hairline} />
      </svg>
    </div>
  )
}
