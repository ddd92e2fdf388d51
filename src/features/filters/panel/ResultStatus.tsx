import { useEffect, useState } from 'react'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { resultCount } from '../filterLabels'

/** The debounce of the announcement, in ms. */
const DEBOUNCE_MS = 700

/** Announces how many products match, once after typing or dragging. */
export function ResultStatus({ count }: { count: number | undefined }) {
  const [announced, setAnnounced] = useState(count)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [count])
  return (
    <VisuallyHidden as="p" role="status">
      {announced === undefined ? '' : `${resultCount(announced)} shown`}
    </VisuallyHidden>
  )
}
