import { filtersToApiQuery } from './filtersQuery'
import { defaultFilters, type Filters } from './filtersSlice'

/**
 * The category that is all these filters have, if it is a known one: the listing then is its page. Undefined with other
 * filters, in any other number, and until the categories are known.
 */
export const onlyCategory = (
  filters: Filters,
  known: { categoryName: string }[] | undefined,
): string | undefined => {
  const [name = ''] = filters.category
  const alone = { ...defaultFilters, category: [name] }
  const isAlone = filtersToApiQuery(filters) === filtersToApiQuery(alone)
  return isAlone && known?.some(({ categoryName }) => categoryName === name) ? name : undefined
}
