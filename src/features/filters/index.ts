export { FilterChips } from './chips/FilterChips'
export { resultCount, showMoreLabel, shownCount } from './filterLabels'
export {
  filtersToApiQuery,
  filtersToQuery,
  queryToFilters,
  withKnownCategories,
} from './filtersQuery'
export {
  defaultFilters,
  type Filters,
  filtersCleared,
  filtersReplaced,
  filtersSlice,
  moreShown,
  searchSubmitted,
  searchTyped,
  selectFilters,
  selectSearch,
  selectShownCards,
} from './filtersSlice'
export { onlyCategory } from './onlyCategory'
export { FilterPanel } from './panel/FilterPanel'
export { ResultStatus } from './panel/ResultStatus'
export { useApiQuery } from './useApiQuery'
