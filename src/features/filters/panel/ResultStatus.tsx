import { useDebounced } from '@/shared/scheduling/useDebounced'
import { Announcement, useChangedText } from '@/shared/ui/feedback/Announcement'
import { type Results, shownCount } from '../filterLabels'

/** The debounce of the announcement, in ms. */
const DEBOUNCE_MS = 700

/** Announces how many products are shown, and which searches are proposed, once after typing or dragging. */
export function ResultStatus({ results }: { results: Results | undefined }) {
  const { proposals = [] } = results ?? {}
  const question = proposals.length > 0 ? `. Did you mean ${proposals.join(', or ')}?` : ''
  const text = results ? `${shownCount(results)} shown${question}` : ''
  return <Announcement>{useDebounced(useChangedText(text), DEBOUNCE_MS)}</Announcement>
}
