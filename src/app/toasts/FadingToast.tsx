import { useEffect, useLayoutEffect } from 'react'
import type { ToastTransitionProps } from 'react-toastify/unstyled'

/** How long a closed toast fades out, in ms: as long as `--slow`. */
const FADE_MS = 240

/**
 * Removes a closed toast by a timer. The library would wait for the end of an animation, which may be
 * switched off.
 */
export function FadingToast({ children, isIn, done, playToast }: ToastTransitionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the toast comes.
  useLayoutEffect(() => playToast(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `done` is another function each time.
  useEffect(() => {
    if (isIn) return
    const timer = setTimeout(done, FADE_MS)
    return () => clearTimeout(timer)
  }, [isIn])
  return children
}
