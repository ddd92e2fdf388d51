import { byList, cutSearch, FILTER_NAMES, PRICE_STEPS, SORT_ORDERS, searchedWords } from '@resham/contract'
import { defaultFilters, type Filters } from './filtersSlice'

/** The filters as a query string: '?search=…&category=…', or empty without filters. */
export const filtersToQuery = (filters: Filters): string => {
  const query = new URLSearchParams()
  for (const name of FILTER_NAMES)
    if (filters[name] !== defaultFilters[name])
      for (const value of [filters[name]].flat()) query.append(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}

/** The query of GET products for these filters: the same for filters with the same result. */
export const filtersToApiQuery = ({ search, rating, ...filters }: Filters): string =>
  filtersToQuery({
    ...filters,
    search: searchedWords(search).length > 0 ? search.trim() : '',
    ...byList((name) => filters[name].toSorted()),
    // Only above 1: specification, section 5.
    rating: Math.max(rating, defaultFilters.rating),
  }).slice(1)

/**
 * Parses the filters of a query string. Unknown parameters and invalid values are dropped, and a search that
 * is too long is cut off.
 */
export const queryToFilters = (query: string): Filters => {
  const params = new URLSearchParams(query)
  const rating = params.get('rating') ?? ''
  return {
    search: cutSearch(params.get('search') ?? ''),
    ...byList((name) => [...new Set(params.getAll(name))].filter((option) => option !== '')),
    rating: /^[0-5]$/.test(rating) ? Number(rating) : defaultFilters.rating,
    price: PRICE_STEPS.find((step) => String(step) === params.get('price')) ?? defaultFilters.price,
    sortby: SORT_ORDERS.find((order) => order === params.get('sortby')) ?? '',
  }
}

/** Removes the categories that the catalogue does not have, such as those of an old link. */
export const withKnownCategories = (
  filters: Filters,
  known: { categoryName: string }[] | undefined,
): Filters => {
  if (!known) return filters
  const names = known.map(({ categoryName }) => categoryName)
  return { ...filters, category: filters.category.filter((name) => names.includes(name)) }
}

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
