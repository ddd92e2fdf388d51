import { useEffect, useState } from 'react'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { resultCount } from './resultCount'

/** How long the listing has to rest, in ms, before its count is said. */
const REST_MS = 700

/** Says how many products are left, once for a word that is typed or a slider that is drawn. */
export function ResultStatus({ count }: { count: number | undefined }) {
  const [said, setSaid] = useState(count)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count), REST_MS)
    return () => clearTimeout(timer)
  }, [count])
  return (
    <VisuallyHidden as="p" role="status">
      {said === undefined ? '' : `${resultCount(said)} shown`}
    </VisuallyHidden>
  )
}
