export { announcementOf } from './labels'
export { FilterPanel } from './panel/FilterPanel'
export { Listing } from './results/Listing'
export { ResultStatus } from './results/ResultStatus'
export { useListing } from './results/useListing'
export { SearchBox } from './search/SearchBox'
export { SlashKeySetting } from './search/SlashKeySetting'
export { addFiltersListeners } from './state/filtersListeners'
export { filtersToApiQuery, filtersToQuery, queryToFilters, withKnownCategories } from './state/filtersQuery'
export {
  type Filters,
  type FiltersState,
  filtersReplaced,
  filtersSlice,
  selectFilters,
} from './state/filtersSlice'
export { onlyCategory } from './state/onlyCategory'
export { readFiltersFromUrl } from './state/readFiltersFromUrl'
export { useDeferredFilters } from './state/useDeferredFilters'
export { useFiltersInUrl } from './state/useFiltersInUrl'
