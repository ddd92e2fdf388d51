import { createContext, use, useEffect, useLayoutEffect } from 'react'
import { htmlMarks, NOT_LOADED_ID, rootMarks } from '@/shared/documentMarks'
import { replayInput, replayPresses } from './replayInput'

/** The root element of a page that the app hydrates. */
export const PrerenderedRoot = createContext<HTMLElement | undefined>(undefined)

/**
 * The end of the hydration. To be rendered after the page, in the same boundary, which React hydrates after the layout.
 * Without a prerendered page it does nothing.
 */
export function HydrationEnd() {
  const root = use(PrerenderedRoot)
  useLayoutEffect(() => {
    // The effect runs again when the boundary was hidden meanwhile.
    if (root?.dataset[rootMarks.prerendered] !== undefined) replayInput(root, 'page')
  }, [root])
  useEffect(() => {
    if (!root) return
    // Session and filters are rendered before the next paint.
    delete document.documentElement.dataset[htmlMarks.hasQuery]
    // Cards hydrate separately (Suspense), at the latest on a click, which React cannot do within an effect.
    setTimeout(() => {
      delete root.dataset[rootMarks.prerendered]
      document.getElementById(NOT_LOADED_ID)?.remove()
      replayPresses(root)
    })
  }, [root])
  return null
}
