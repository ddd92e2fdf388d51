import { classNames } from '../styling/classNames'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** `picture` is a 3:4 box, `line` a line of text, `heading` a line of a heading. */
  shape?: 'picture' | 'line' | 'heading' | 'button'
  className?: string
}

/** A placeholder of content that is loading. The `Loader` around it announces that. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <div className={classNames(styles.skeleton, styles[shape], className)} />
}
