import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

/** The id of the main landmark, which every layout gives to its `<main>`. */
export const CONTENT_ID = 'content'

/**
 * The first stop of the keyboard: leads past the header to the content. It moves the focus itself,
 * because a change of the hash would count as a change of the location and scroll to the top.
 */
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
