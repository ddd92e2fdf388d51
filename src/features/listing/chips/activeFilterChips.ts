import type { UnknownAction } from '@reduxjs/toolkit'
import { LIST_NAMES, searchedWords } from '@resham/contract'
import { priceLabel, ratingLabel, sortLabels } from '../labels'
import {
  defaultFilters,
  type Filters,
  filterChosen,
  optionToggled,
  type SingleFilter,
  searchTyped,
} from '../state/filtersSlice'

type Chip = {
  key: string
  label: string
  /** Dispatched to remove the filter. */
  removeAction: UnknownAction
}

const chipOf = (name: SingleFilter, label: string): Chip => ({
  key: name,
  label,
  removeAction: filterChosen({ [name]: defaultFilters[name] }),
})

/** The chips of the filters that narrow or sort the listing. */
export const activeFilterChips = ({ search, rating, price, sortby, ...lists }: Filters): Chip[] => [
  ...(searchedWords(search).length > 0
    ? [{ key: 'search', label: `“${search.trim()}”`, removeAction: searchTyped('') }]
    : []),
  ...LIST_NAMES.flatMap((filter) =>
    lists[filter].map((option) => ({
      key: `${filter} ${option}`,
      label: option,
      removeAction: optionToggled({ filter, option }),
    })),
  ),
  ...(rating > 1 ? [chipOf('rating', `Rating ${ratingLabel(rating)}`)] : []),
  ...(price > 0 ? [chipOf('price', priceLabel(price))] : []),
  ...(sortby ? [chipOf('sortby', sortLabels[sortby])] : []),
]

/** How many filters of the panel are active: all but the search. */
export const countActive = (filters: Filters) => activeFilterChips({ ...filters, search: '' }).length
