import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SORT_ORDERS } from '@/contract'

export type SortOrder = (typeof SORT_ORDERS)[number]

/** The filters of the listing. */
export type Filters = {
  search: string
  category: string[]
  /** The minimum rating; it filters only above 1. */
  rating: number
  // The specification names a price here (section 3) that nothing of it sets or reads.
  price: number
  sortby: SortOrder | ''
}

export const defaultFilters: Filters = { search: '', category: [], rating: 1, price: 0, sortby: '' }

export const filtersSlice = createSlice({
  name: 'filters',
  initialState: defaultFilters,
  reducers: {
    searchTyped: (filters, { payload }: PayloadAction<string>) => {
      filters.search = payload
    },
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
    sortChosen: (filters, { payload }: PayloadAction<Filters['sortby']>) => {
      filters.sortby = payload
    },
    filtersCleared: () => defaultFilters,
    /** A URL was opened: its filters replace all others. */
    filtersReplaced: (_filters, { payload }: PayloadAction<Filters>) => payload,
  },
  selectors: {
    selectFilters: (filters) => filters,
    selectSearch: ({ search }) => search,
    selectCategories: ({ category }) => category,
    selectRating: ({ rating }) => rating,
    selectSortOrder: ({ sortby }) => sortby,
    /** How many of the panel's filters are active. */
    selectActiveCount: ({ category, rating, sortby }) =>
      category.length + Number(rating > 1) + Number(sortby !== ''),
  },
})

export const {
  searchTyped,
  searchSubmitted,
  categoryToggled,
  ratingChosen,
  sortChosen,
  filtersCleared,
  filtersReplaced,
} = filtersSlice.actions
export const {
  selectFilters,
  selectSearch,
  selectCategories,
  selectRating,
  selectSortOrder,
  selectActiveCount,
} = filtersSlice.selectors
