import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

/** The id of the layout's `<main>`. */
export const CONTENT_ID = 'content'

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
