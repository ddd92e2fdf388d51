import { catalogApi } from '@/features/catalog'
import { type Filters, filtersReplaced, selectFilters } from '@/features/filters'
import type { StartListening } from '@/shared/redux/startListening'

const { getCategories } = catalogApi.endpoints

/** Without the categories that the catalogue does not have, such as those of an old link. */
export const withKnownCategories = (
  filters: Filters,
  known: { categoryName: string }[] | undefined,
): Filters => {
  if (!known) return filters
  const names = known.map(({ categoryName }) => categoryName)
  return { ...filters, category: filters.category.filter((name) => names.includes(name)) }
}

/** Removes unknown categories from the filters, which may be read from a link before the catalogue is loaded. */
export const removeUnknownCategories = (startListening: StartListening) => {
  startListening({
    matcher: getCategories.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      const filters = selectFilters(getState())
      const known = withKnownCategories(filters, payload)
      if (known.category.length < filters.category.length) dispatch(filtersReplaced(known))
    },
  })
}
