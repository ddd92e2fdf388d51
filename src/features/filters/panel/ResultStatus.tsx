import { useDebounced } from '@/shared/scheduling/useDebounced'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { type Results, shownCount } from '../filterLabels'

/** The debounce of the announcement, in ms. */
const DEBOUNCE_MS = 700

/** Announces how many products are shown, once after typing or dragging. */
export function ResultStatus({ results }: { results: Results | undefined }) {
  return (
    <VisuallyHidden as="p" role="status">
      {useDebounced(results ? `${shownCount(results)} shown` : '', DEBOUNCE_MS)}
    </VisuallyHidden>
  )
}
