import type { UnknownAction } from '@reduxjs/toolkit'
import { searchedWords } from '@resham/contract'
import { priceLabel, ratingLabel, sortLabels } from '../labels'
import {
  categoryToggled,
  defaultFilters,
  type Filters,
  priceChosen,
  ratingChosen,
  searchTyped,
  sortChosen,
} from '../state/filtersSlice'

type Chip = {
  key: string
  label: string
  /** Dispatched to remove the filter. */
  removeAction: UnknownAction
}

/** The chips of the filters that narrow or sort the listing. */
export const activeFilterChips = ({ search, category, rating, price, sortby }: Filters): Chip[] => [
  ...(searchedWords(search).length > 0
    ? [{ key: 'search', label: `“${search.trim()}”`, removeAction: searchTyped('') }]
    : []),
  ...category.map((name) => ({ key: `category ${name}`, label: name, removeAction: categoryToggled(name) })),
  ...(rating > 1
    ? [
        {
          key: 'rating',
          label: `Rating ${ratingLabel(rating)}`,
          removeAction: ratingChosen(defaultFilters.rating),
        },
      ]
    : []),
  ...(price > 0
    ? [{ key: 'price', label: priceLabel(price), removeAction: priceChosen(defaultFilters.price) }]
    : []),
  ...(sortby ? [{ key: 'sortby', label: sortLabels[sortby], removeAction: sortChosen('') }] : []),
]

/** How many filters of the panel are active: all but the search. */
export const countActive = (filters: Filters) => activeFilterChips({ ...filters, search: '' }).length
