export { FilterChips } from './chips/FilterChips'
export { type Results, resultCount, shownCount } from './filterLabels'
export { filtersToQuery, filtersToRequest, queryToFilters } from './filtersQuery'
export {
  defaultFilters,
  type Filters,
  filtersCleared,
  filtersReplaced,
  filtersSlice,
  searchSubmitted,
  searchTyped,
  selectFilters,
  selectSearch,
} from './filtersSlice'
export { listingSlice, moreShown, selectShownCards } from './listingSlice'
export { FilterPanel } from './panel/FilterPanel'
export { ResultStatus } from './panel/ResultStatus'
