import { Arch } from '../ui/ornaments/Arch'
import styles from './MissingPicture.module.css'

type MissingPictureProps = { alt: string }

/** Fills the box of a picture that could not be loaded: an ornament and the alt text. */
export function MissingPicture({ alt }: MissingPictureProps) {
  return (
    <span className={styles.missing}>
      <Arch className={styles.ornament} />
      {alt && <span className={styles.caption}>{alt}</span>}
    </span>
  )
}
