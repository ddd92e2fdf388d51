import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { DEFAULT_PAGE_SIZE } from '@/contract'
import {
  categoryToggled,
  filtersCleared,
  filtersReplaced,
  ratingChosen,
  searchTyped,
  sortChosen,
} from './filtersSlice'

/** How many cards of the listing are shown at most. */
export const shownCardsSlice = createSlice({
  name: 'shownCards',
  initialState: DEFAULT_PAGE_SIZE,
  reducers: {
    /** More cards were asked for than these. */
    moreShown: (_shown, { payload }: PayloadAction<number>) => payload + DEFAULT_PAGE_SIZE,
  },
  extraReducers: (builder) => {
    // Other filters start at their first cards.
    builder.addMatcher(
      isAnyOf(searchTyped, categoryToggled, ratingChosen, sortChosen, filtersCleared, filtersReplaced),
      () => DEFAULT_PAGE_SIZE,
    )
  },
  selectors: { selectShownCards: (shown) => shown },
})

export const { moreShown } = shownCardsSlice.actions
export const { selectShownCards } = shownCardsSlice.selectors
