import type { MouseEvent } from 'react'
import { CONTENT_ID } from './contentId'
import styles from './SkipLink.module.css'

/** Skips the header. It moves the focus itself, because a new hash would change the location and scroll to the top. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    const content = document.getElementById(CONTENT_ID)
    if (!content) return
    event.preventDefault()
    content.tabIndex = -1
    content.focus()
  }
  return (
    <a className={styles.skipLink} href={`#${CONTENT_ID}`} onClick={skip}>
      Skip to content
    </a>
  )
}
