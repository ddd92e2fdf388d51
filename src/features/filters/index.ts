export { applyFilters } from './applyFilters'
export { countByCategory } from './countByCategory'
export { FilterChips } from './FilterChips'
export { FilterPanel } from './FilterPanel'
export { filtersToQuery, queryToFilters } from './filtersQuery'
export {
  defaultFilters,
  type Filters,
  filtersArrived,
  filtersCleared,
  filtersSlice,
  searchTyped,
  selectFilters,
  selectSearch,
} from './filtersSlice'
export { ResultStatus } from './ResultStatus'
export { resultCount } from './resultCount'
