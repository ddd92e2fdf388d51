export { announcementOf } from './labels'
export { FilterPanel } from './panel/FilterPanel'
export { Listing } from './results/Listing'
export { ResultStatus } from './results/ResultStatus'
export { useListing } from './results/useListing'
export { SearchBox } from './search/SearchBox'
export { SlashKeySetting } from './search/SlashKeySetting'
export { readFiltersFromUrl, useFiltersInUrl } from './state/filtersInUrl'
export { addFiltersListeners } from './state/filtersListeners'
export {
  filtersToApiQuery,
  filtersToQuery,
  onlyCategory,
  queryToFilters,
  withKnownCategories,
} from './state/filtersQuery'
export {
  type Filters,
  type FiltersState,
  filtersReplaced,
  filtersSlice,
  selectFilters,
} from './state/filtersSlice'
