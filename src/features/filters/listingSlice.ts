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
export const listingSlice = createSlice({
  name: 'listing',
  initialState: { shownCards: DEFAULT_PAGE_SIZE },
  reducers: {
    /** More cards were asked for than these. */
    moreShown: (listing, { payload }: PayloadAction<number>) => {
      listing.shownCards = payload + DEFAULT_PAGE_SIZE
    },
  },
  extraReducers: (builder) => {
    // Other filters start at their first cards.
    builder.addMatcher(
      isAnyOf(searchTyped, categoryToggled, ratingChosen, sortChosen, filtersCleared, filtersReplaced),
      (listing) => {
        listing.shownCards = DEFAULT_PAGE_SIZE
      },
    )
  },
  selectors: { selectShownCards: ({ shownCards }) => shownCards },
})

export const { moreShown } = listingSlice.actions
export const { selectShownCards } = listingSlice.selectors
