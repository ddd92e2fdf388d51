import type { UnknownAction } from '@reduxjs/toolkit'
import { ratingInWords, sortInWords } from '../filterLabels'
import {
  categoryToggled,
  defaultFilters,
  type Filters,
  ratingChosen,
  searchTyped,
  sortChosen,
} from '../filtersSlice'

type Chip = {
  key: string
  label: string
  /** Dispatched to remove the filter. */
  taken: UnknownAction
}

/** The chips of the filters that narrow or sort the listing. */
export const chipsOf = ({ search, category, rating, sortby }: Filters): Chip[] => [
  ...(search.trim() ? [{ key: 'search', label: `“${search.trim()}”`, taken: searchTyped('') }] : []),
  ...category.map((name) => ({ key: `category ${name}`, label: name, taken: categoryToggled(name) })),
  ...(rating > 1
    ? [
        {
          key: 'rating',
          label: `Rating ${ratingInWords(rating)}`,
          taken: ratingChosen(defaultFilters.rating),
        },
      ]
    : []),
  ...(sortby ? [{ key: 'sortby', label: sortInWords[sortby], taken: sortChosen('') }] : []),
]
