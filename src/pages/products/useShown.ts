import { useDeferredValue, useMemo } from 'react'
import { DRAWN_WHOLE } from '@/features/catalog'
import { applyFilters, countByCategory, defaultFilters, selectFilters } from '@/features/filters'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'

/**
 * What a catalogue shows under the filters, and how many of each category; nothing until it is there. `inOrder` is all
 * of a short one, as the filters sort it.
 */
export const useShown = (catalogue: Product[] | undefined) => {
  const filters = useSelect(selectFilters)
  const isLong = catalogue !== undefined && catalogue.length > DRAWN_WHOLE
  // In a long one a letter that is typed is on the screen before what it finds.
  const late = useDeferredValue(isLong ? filters : undefined)
  const applied = late ?? filters
  const shown = useMemo(() => catalogue && applyFilters(catalogue, applied), [catalogue, applied])
  const counts = useMemo(() => catalogue && countByCategory(catalogue, applied), [catalogue, applied])
  const { sortby } = applied
  const inOrder = useMemo(
    () => (catalogue && !isLong ? applyFilters(catalogue, { ...defaultFilters, sortby }) : undefined),
    [catalogue, isLong, sortby],
  )
  return { inOrder, shown, counts, isLong, search: applied.search }
}
