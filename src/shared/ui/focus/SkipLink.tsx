import type { MouseEvent } from 'react'
import { CONTENT_ID, focusContent } from './content'
import styles from './SkipLink.module.css'

/** Skips the header. It moves the focus itself, because a new hash would change the location and scroll to the top. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    focusContent()
  }
  return (
    <a className={styles.skipLink} href={`#${CONTENT_ID}`} onClick={skip}>
      Skip to content
    </a>
  )
}
