import { useDebounced } from '@/shared/scheduling/useDebounced'
import { Announcement, useChangedText } from '@/shared/ui/feedback/Announcement'

/** The debounce of the announcement, in ms. */
const DEBOUNCE_MS = 700

/** Announces what the listing shows, once after typing or dragging. */
export function ResultStatus({ children: text }: { children: string }) {
  return <Announcement>{useDebounced(useChangedText(text), DEBOUNCE_MS)}</Announcement>
}
