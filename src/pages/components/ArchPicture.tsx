import { Picture } from '@/shared/images/Picture'
import { ArchFrame } from '@/shared/ui/ornaments/ArchFrame'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './ArchPicture.module.css'

type ArchPictureProps = {
  src: string
  /** An empty one marks the picture as decoration. */
  alt?: string
  className?: string
  /** For a picture in the first viewport at every width. */
  priority?: boolean
}

/** A picture in an arched frame, above a message or beside a form. */
export function ArchPicture({ src, alt, className, priority }: ArchPictureProps) {
  return (
    <ArchFrame className={classNames(styles.frame, className)}>
      <Picture src={src} alt={alt} sizes="(min-width: 56rem) 26rem, 60vw" priority={priority} />
    </ArchFrame>
  )
}
