/**
 * The filters by the values of a field, of which a listing shows any that are chosen (specification, section 5): by their
 * name in a query, the field of a product, and the counts of its values in a response. Both servers and the shop derive
 * the filter from its line.
 */
export const LIST_FILTERS = {
  category: { field: 'categoryName', counts: 'counts' },
} as const

export type ListFilter = keyof typeof LIST_FILTERS
export type ListField = (typeof LIST_FILTERS)[ListFilter]['field']
export type ListCounts = (typeof LIST_FILTERS)[ListFilter]['counts']

/** The names of `LIST_FILTERS`. */
export const LIST_NAMES = Object.keys(LIST_FILTERS) as ListFilter[]

/** Takes a function; returns what it returns for each of `LIST_NAMES`, by the name. */
export const byList = <Value>(make: (name: ListFilter) => Value): Record<ListFilter, Value> =>
  Object.fromEntries(LIST_NAMES.map((name) => [name, make(name)])) as Record<ListFilter, Value>

/** The names of the filters in a query, in their order there. */
export const FILTER_NAMES = ['search', ...LIST_NAMES, 'rating', 'price', 'sortby'] as const
