import { catalogApi } from '@/features/catalog'
import { filtersReplaced, selectFilters, withKnownCategories } from '@/features/filters'
import type { StartListening } from '@/shared/redux/startListening'

const { getCategories } = catalogApi.endpoints

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
