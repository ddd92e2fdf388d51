import { classNames } from './classNames'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** `picture` is a 3:4 box, `line` a line of text, `heading` a line of a heading. */
  shape?: 'picture' | 'line' | 'heading' | 'button'
  className?: string
}

/** A block of stone where content will stand. `Loader`, around it, says so to those who do not see it. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <div className={classNames(styles.skeleton, styles[shape], className)} />
}
