import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { cutSearch, DEFAULT_PAGE_SIZE, type SORT_ORDERS } from '@resham/contract'

export type SortOrder = (typeof SORT_ORDERS)[number]

/** The filters of the listing. */
export type Filters = {
  search: string
  category: string[]
  /** The minimum rating; it filters only above 1. */
  rating: number
  /** The highest discounted price in rupees, of `PRICE_STEPS`; 0 is any. */
  price: number
  sortby: SortOrder | ''
}

export const defaultFilters: Filters = { search: '', category: [], rating: 1, price: 0, sortby: '' }

export type FiltersState = Filters & {
  /**
   * The search before its last keys, until a pause follows them. Products follow each key. What is read after typing
   * follows the settled search: suggestions, counts, chips, and what is asked of the server.
   */
  settledSearch: string
  /** How many cards of the listing are shown at most. */
  shownCards: number
}

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
    /** The shopper has stopped typing. */
    searchSettled: () => {},
    /** Enter opens the listing, even without a change. */
    searchSubmitted: () => {},
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
    /** The filters of a URL that was opened, or those that the catalogue knows, replace all others (`connectRouter`). */
    filtersReplaced: (_filters, { payload }: PayloadAction<Filters>) => ({ ...initialState, ...payload }),
  },
  extraReducers: (builder) => {
    builder
      // Changed filters show their first cards again.
      .addMatcher(isAnyOf(searchTyped, categoryToggled, ratingChosen, priceChosen, sortChosen), (filters) => {
        filters.shownCards = DEFAULT_PAGE_SIZE
      })
      // All but a key settles the search.
      .addMatcher(
        ({ type, payload }) => type.startsWith('filters/') && !(type === searchTyped.type && payload !== ''),
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
    /** How many of the panel's filters are active. */
    selectActiveCount: ({ category, rating, price, sortby }) =>
      category.length + Number(rating > 1) + Number(price > 0) + Number(sortby !== ''),
  },
})

declare module '@/shared/redux/appState' {
  interface AppState extends WithSlice<typeof filtersSlice> {}
}

export const {
  searchTyped,
  searchSettled,
  searchSubmitted,
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
  selectActiveCount,
} = filtersSlice.selectors
