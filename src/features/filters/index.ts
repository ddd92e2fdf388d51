export { applyFilters } from './applyFilters'
export { CategoryChoice, CategoryChoiceSkeleton } from './CategoryChoice'
export { FilterPanel } from './FilterPanel'
export { categoryChosen, filtersCleared, filtersSlice, searchTyped, selectFilters } from './filtersSlice'
