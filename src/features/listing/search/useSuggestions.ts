import { useMemo } from 'react'
import { useGetCategoriesQuery } from '@/shared/catalog/catalogApi'
import { selectOptionCounts } from '@/shared/catalog/catalogSelectors'
import { useProducts } from '@/shared/catalog/useProducts'
import { useAppSelector } from '@/shared/redux/hooks'
import { useProposals } from '../results/useProposals'
import { defaultFilters, selectFilters, settledFilters } from '../state/filtersSlice'
import { type Suggestion, suggest, suggestionQuery, suggestProposals } from './suggest'

/** Takes what is searched, '' if nothing is; returns what the search box suggests for it. */
export const useSuggestions = (search: string): Suggestion[] => {
  const query = suggestionQuery(search)
  const products = useProducts(query)
  const counts = useAppSelector(selectOptionCounts)?.counts
  const { currentData: categories } = useGetCategoriesQuery()
  const found = useMemo(
    () => suggest(search, products, categories, counts),
    [search, products, categories, counts],
  )
  const needsProposals = query !== undefined && found.length === 0
  // Without a search nothing follows the filters.
  const filters = useAppSelector((state) =>
    needsProposals ? settledFilters(selectFilters(state)) : defaultFilters,
  )
  const proposals = useProposals(filters, needsProposals)
  return useMemo(
    () => (found.length > 0 ? found : suggestProposals(proposals, filters)),
    [found, proposals, filters],
  )
}
