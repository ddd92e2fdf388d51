import { useDeferredValue, useMemo } from 'react'
import { VIRTUALISE_ABOVE } from '@/features/catalog'
import { applyFilters, countByCategory, defaultFilters, selectFilters } from '@/features/filters'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'

/**
 * The products of a catalogue that match the filters, and the counts per category; undefined until it has loaded.
 * `inOrder` is all of a short catalogue, sorted.
 */
export const useFilteredProducts = (catalogue: Product[] | undefined) => {
  const filters = useSelect(selectFilters)
  const isLong = catalogue !== undefined && catalogue.length > VIRTUALISE_ABOVE
  // In a long catalogue typing stays responsive, and the result follows.
  const deferred = useDeferredValue(isLong ? filters : undefined)
  const applied = deferred ?? filters
  const shown = useMemo(() => catalogue && applyFilters(catalogue, applied), [catalogue, applied])
  const counts = useMemo(() => catalogue && countByCategory(catalogue, applied), [catalogue, applied])
  const { sortby } = applied
  const inOrder = useMemo(
    () => (catalogue && !isLong ? applyFilters(catalogue, { ...defaultFilters, sortby }) : undefined),
    [catalogue, isLong, sortby],
  )
  return { inOrder, shown, counts, isLong, search: applied.search }
}
