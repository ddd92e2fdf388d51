import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { cutSearch, DEFAULT_PAGE_SIZE, type SORT_ORDERS } from '@resham/contract'
import { FILTER_NAMES } from '@/shared/routing/filterNames'

export type SortOrder = (typeof SORT_ORDERS)[number]

type Values = {
  search: string
  category: string[]
  /** The minimum rating; it filters only above 1. */
  rating: number
  /** The highest discounted price in rupees, of `PRICE_STEPS`; 0 is any. */
  price: number
  sortby: SortOrder | ''
}

/** The filters of the listing, each with a name in the URL. */
export type Filters = Pick<Values, (typeof FILTER_NAMES)[number]>

export const defaultFilters: Filters = { search: '', category: [], rating: 1, price: 0, sortby: '' }

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
    categoryToggled: (filters, { payload }: PayloadAction<string>) => {
      const index = filters.category.indexOf(payload)
      if (index >= 0) filters.category.splice(index, 1)
      else filters.category.push(payload)
    },
    ratingChosen: (filters, { payload }: PayloadAction<number>) => {
      filters.rating = payload
    },
    priceChosen: (filters, { payload }: PayloadAction<number>) => {
      filters.price = payload
    },
    sortChosen: (filters, { payload }: PayloadAction<Filters['sortby']>) => {
      filters.sortby = payload
    },
    filtersCleared: () => initialState,
    /** The filters of a URL that was opened, or those that the catalogue knows, replace all others (`readFiltersFromUrl`). */
    filtersReplaced: (_filters, { payload }: PayloadAction<Filters>) => ({ ...initialState, ...payload }),
  },
  extraReducers: (builder) => {
    const changesNoFilter = isAnyOf(moreShown, searchSettled)
    const isOfSlice = ({ type }: UnknownAction) => type.startsWith('filters/')
    const isKey = (action: UnknownAction) => searchTyped.match(action) && action.payload !== ''
    builder
      // Changed filters show their first cards again.
      .addMatcher(
        (action) => isOfSlice(action) && !changesNoFilter(action),
        (filters) => {
          filters.shownCards = DEFAULT_PAGE_SIZE
        },
      )
      .addMatcher(
        (action) => isOfSlice(action) && !isKey(action),
        (filters) => {
          filters.settledSearch = filters.search
        },
      )
  },
  selectors: {
    selectFilters: (filters) => filters,
    selectSearch: ({ search }) => search,
    selectSettledSearch: ({ settledSearch }) => settledSearch,
    selectCategories: ({ category }) => category,
    selectRating: ({ rating }) => rating,
    selectPrice: ({ price }) => price,
    selectSortOrder: ({ sortby }) => sortby,
  },
})

export const {
  searchTyped,
  searchSettled,
  categoryToggled,
  ratingChosen,
  priceChosen,
  sortChosen,
  filtersCleared,
  filtersReplaced,
  moreShown,
} = filtersSlice.actions
export const {
  selectFilters,
  selectSearch,
  selectSettledSearch,
  selectCategories,
  selectRating,
  selectPrice,
  selectSortOrder,
} = filtersSlice.selectors
