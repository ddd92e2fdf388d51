import { useState } from 'react'
import { VisuallyHidden } from '../styling/VisuallyHidden'

/** Returns a text once it has changed: what comes with the page is read there, and what was empty is not there yet. */
export const useChangedText = (text: string): string => {
  const [seen, setSeen] = useState({ text, hasChanged: false })
  const hasChanged = seen.hasChanged || (seen.text !== '' && seen.text !== text)
  if (seen.text !== text) setSeen({ text, hasChanged })
  return hasChanged ? text : ''
}

/**
 * Says a text to screen readers when it comes or changes. Rendered while it is empty, or its first text would not be heard.
 * It has no role: Orca stops at an empty status, and says 'status bar'.
 */
export function Announcement({ children }: { children: string | false }) {
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {children}
    </VisuallyHidden>
  )
}
