import { useDeferredValue, useMemo } from 'react'
import { VIRTUALISE_ABOVE } from '@/features/catalog'
import { applyFilters, countByCategory, defaultFilters, selectFilters } from '@/features/filters'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'

/**
 * The products of a catalogue that match the filters, and the counts per category; undefined until it has loaded.
 * `inOrder` is all of a short catalogue, sorted.
 */
export const useFilteredProducts = (catalog: Product[] | undefined) => {
  const filters = useSelect(selectFilters)
  const isLong = catalog !== undefined && catalog.length > VIRTUALISE_ABOVE
  // In a long catalogue typing stays responsive, and the result follows.
  const deferred = useDeferredValue(isLong ? filters : undefined)
  const applied = deferred ?? filters
  const shown = useMemo(() => catalog && applyFilters(catalog, applied), [catalog, applied])
  const counts = useMemo(() => catalog && countByCategory(catalog, applied), [catalog, applied])
  const { sortby } = applied
  const inOrder = useMemo(
    () => (catalog && !isLong ? applyFilters(catalog, { ...defaultFilters, sortby }) : undefined),
    [catalog, isLong, sortby],
  )
  return { inOrder, shown, counts, isLong, search: applied.search }
}
