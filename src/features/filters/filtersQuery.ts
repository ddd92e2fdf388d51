import { defaultFilters, type Filters, SORT_ORDERS } from './filtersSlice'

/** The filters as the query of an address: '?search=…&category=…', or nothing where none is on. */
export const filtersToQuery = ({ search, category, rating, sortby }: Filters): string => {
  const query = new URLSearchParams()
  if (search !== '') query.append('search', search)
  for (const name of category) query.append('category', name)
  if (rating !== defaultFilters.rating) query.append('rating', String(rating))
  if (sortby !== '') query.append('sortby', sortby)
  const text = query.toString()
  return text && `?${text}`
}

/** The filters that a query asks for. What it says besides, and what nobody can mean, is left out. */
export const queryToFilters = (query: string): Filters => {
  const asked = new URLSearchParams(query)
  const rating = asked.get('rating') ?? ''
  return {
    ...defaultFilters,
    search: asked.get('search') ?? '',
    category: [...new Set(asked.getAll('category'))].filter((name) => name !== ''),
    rating: /^[0-5]$/.test(rating) ? Number(rating) : defaultFilters.rating,
    sortby: SORT_ORDERS.find((order) => order === asked.get('sortby')) ?? '',
  }
}
