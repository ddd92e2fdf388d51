export { applyFilters } from './applyFilters'
export { FilterPanel } from './FilterPanel'
export { categoryChosen, filtersCleared, filtersSlice, searchTyped, selectFilters } from './filtersSlice'
