import { catalogApi } from '@/shared/catalog/catalogApi'
import type { StartListening } from '@/shared/redux/startListening'
import { withKnownCategories } from './filtersQuery'
import { filtersReplaced, searchSettled, searchTyped, selectFilters } from './filtersSlice'

const { getCategories } = catalogApi.endpoints

/** How long after the last key a search has settled, in ms. */
const PAUSE_MS = 150

export const addFiltersListeners = (startListening: StartListening) => {
  startListening({
    actionCreator: searchTyped,
    effect: async (_action, { dispatch, getState, delay, cancelActiveListeners }) => {
      cancelActiveListeners()
      await delay(PAUSE_MS)
      const { search, settledSearch } = selectFilters(getState())
      if (search !== settledSearch) dispatch(searchSettled())
    },
  })
  // The filters may be read from a link before the catalogue is loaded.
  startListening({
    matcher: getCategories.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      const filters = selectFilters(getState())
      const known = withKnownCategories(filters, payload)
      if (known.category.length < filters.category.length) dispatch(filtersReplaced(known))
    },
  })
}
