import { useAppSelector } from '@/shared/redux/hooks'
import { SEARCH_DEBOUNCE, useDebounced } from '@/shared/scheduling/useDebounced'
import { filtersToApiQuery } from './filtersQuery'
import { selectFilters } from './filtersSlice'

/**
 * The query of GET products for the current filters. If the caller sends it (`isSent`), it is undefined while
 * a search is being typed, so that not every key sends a request.
 */
export const useApiQuery = (isSent: boolean): string | undefined => {
  const filters = useAppSelector(selectFilters)
  const { search } = filters
  const settled = useDebounced(search, SEARCH_DEBOUNCE, isSent)
  // Clear takes effect at once.
  const isTyping = isSent && search !== '' && search !== settled
  return isTyping ? undefined : filtersToApiQuery(filters)
}
