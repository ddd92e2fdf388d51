export { applyFilters } from './applyFilters'
export { FilterChips } from './chips/FilterChips'
export { countByCategory } from './countByCategory'
export { resultCount } from './filterLabels'
export { filtersToQuery, queryToFilters } from './filtersQuery'
export {
  defaultFilters,
  type Filters,
  filtersCleared,
  filtersReplaced,
  filtersSlice,
  searchTyped,
  selectFilters,
  selectSearch,
} from './filtersSlice'
export { FilterPanel } from './panel/FilterPanel'
export { ResultStatus } from './panel/ResultStatus'
