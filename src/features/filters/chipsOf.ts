import type { UnknownAction } from '@reduxjs/toolkit'
import {
  categoryToggled,
  defaultFilters,
  type Filters,
  ratingChosen,
  searchTyped,
  sortChosen,
} from './filtersSlice'
import { ratingInWords, sortInWords } from './inWords'

type Chip = {
  key: string
  label: string
  /** What happens when it is taken off. */
  taken: UnknownAction
}

/** The filters that change what is shown, one by one. */
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
