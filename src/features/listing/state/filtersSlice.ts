import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import {
  byList,
  cutSearch,
  DEFAULT_PAGE_SIZE,
  FILTER_NAMES,
  type ListFilter,
  type ProductFilters,
  type SORT_ORDERS,
} from '@resham/contract'
import { useAppSelector } from '@/shared/redux/hooks'

export type SortOrder = (typeof SORT_ORDERS)[number]

/** The filters of the listing, each with a name in the URL. A price is one of `PRICE_STEPS`; 0 is any. */
export type Filters = Omit<ProductFilters, ListFilter | 'sortby'> &
  Record<ListFilter, string[]> & { sortby: SortOrder | '' }

/** The filters that have one value, of those offered. */
export type SingleFilter = 'rating' | 'price' | 'sortby'

export const defaultFilters: Filters = {
  search: '',
  ...byList((): string[] => []),
  rating: 1,
  price: 0,
  sortby: '',
}

export type FiltersState = Filters & {
  /**
   * The search before its last keys, until a pause follows them. Products follow each key. What is read after typing
   * follows the settled search: suggestions, counts, chips, and what is asked of the server. If all of it followed each key,
   * a key would take 1.23 of the time, and a tick 100 ms after it 1.30 (docs/decisions/0027-one-listing.md).
   */
  settledSearch: string
  /** How many cards of the listing are shown at most. */
  shownCards: number
}

/** Takes the state of the slice; returns the filters with the settled search, the same object for the same filters. */
export const settledFilters = createSelector(
  FILTER_NAMES.map(
    (name) => (filters: FiltersState) => (name === 'search' ? filters.settledSearch : filters[name]),
  ),
  (...values) => Object.fromEntries(FILTER_NAMES.map((name, at) => [name, values[at]])) as Filters,
)

const initialState: FiltersState = { ...defaultFilters, settledSearch: '', shownCards: DEFAULT_PAGE_SIZE }

export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    /** The shopper asked for more cards than these. */
    moreShown: (filters, { payload }: PayloadAction<number>) => {
      filters.shownCards = payload + DEFAULT_PAGE_SIZE
    },
    searchTyped: (filters, { payload }: PayloadAction<string>) => {
      filters.search = cutSearch(payload)
    },
    /** The shopper has stopped typing, or pressed Enter. As all actions but a key, it settles the search (below). */
    searchSettled: () => {},
    optionToggled: (filters, { payload }: PayloadAction<{ filter: ListFilter; option: string }>) => {
      const chosen = filters[payload.filter]
      const index = chosen.indexOf(payload.option)
      if (index >= 0) chosen.splice(index, 1)
      else chosen.push(payload.option)
    },
    filterChosen: (filters, { payload }: PayloadAction<Partial<Pick<Filters, SingleFilter>>>) => {
      Object.assign(filters, payload)
    },
    filtersCleared: () => initialState,
    /** The filters of a URL that was opened, or those that the catalogue knows, replace all others (`readFiltersFromUrl`). */
    filtersReplaced: (_filters, { payload }: PayloadAction<Filters>) => ({ ...initialState, ...payload }),
  },
  extraReducers: (builder) => {
    const changesNoFilter = isAnyOf(moreShown, searchSettled)
    const isKey = (action: UnknownAction) => searchTyped.match(action) && action.payload !== ''
    builder.addMatcher(
      ({ type }: UnknownAction) => type.startsWith('filters/'),
      (filters, action) => {
        // Changed filters show their first cards again.
        if (!changesNoFilter(action)) filters.shownCards = DEFAULT_PAGE_SIZE
        if (!isKey(action)) filters.settledSearch = filters.search
      },
    )
  },
  selectors: {
    selectFilters: (filters) => filters,
  },
})

export const {
  searchTyped,
  searchSettled,
  optionToggled,
  filterChosen,
  filtersCleared,
  filtersReplaced,
  moreShown,
} = filtersSlice.actions
export const { selectFilters } = filtersSlice.selectors

/** The value of one filter, as it is pressed. What shows it is rendered again by no other filter. */
export const useFilter = <Name extends keyof FiltersState>(name: Name): FiltersState[Name] =>
  useAppSelector((state) => selectFilters(state)[name])
