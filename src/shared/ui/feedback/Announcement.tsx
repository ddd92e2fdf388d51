import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../styling/VisuallyHidden'

/**
 * Returns '' until a text changes from its first value that is not empty. Screen readers read that value in
 * the page.
 */
export const useChangedText = (text: string): string => {
  const [seen, setSeen] = useState({ text, hasChanged: false })
  const hasChanged = seen.hasChanged || (seen.text !== '' && seen.text !== text)
  if (seen.text !== text) setSeen({ text, hasChanged })
  return hasChanged ? text : ''
}

/** Longer than a busy reader needs to notice a text, in ms. */
const SPOKEN_MS = 5_000

/**
 * Says a text to screen readers when it comes or changes, and then empties itself. Otherwise a reader would find it a second
 * time when it moves through the page, and say it again when a dialog closes. To say the same text again, pass `false` or ''
 * in between. Rendered while it is empty, or its first text would not be heard. It has no role: Orca stops at an empty
 * status, and says 'status bar'.
 */
export function Announcement({ children: text }: { children: string | false }) {
  const [spoken, setSpoken] = useState<string | false>(false)
  if (spoken && spoken !== text) setSpoken(false)
  useEffect(() => {
    if (!text) return
    const timeout = setTimeout(() => setSpoken(text), SPOKEN_MS)
    return () => clearTimeout(timeout)
  }, [text])
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {text !== spoken && text}
    </VisuallyHidden>
  )
}
