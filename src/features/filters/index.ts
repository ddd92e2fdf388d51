export { applyFilters } from './applyFilters'
export { FilterChips } from './chips/FilterChips'
export { countByCategory } from './countByCategory'
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
export { resultCount } from './panel/resultCount'
