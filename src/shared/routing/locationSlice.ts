import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Location } from 'react-router-dom'

/** The router's location, and the path of the one before it; on the first page its own. */
type LocationState = Location & { previousPath?: string }

/** Without a key, until the first page is shown. */
const beforeFirstPage: LocationState = { pathname: '/', search: '', hash: '', state: null, key: '' }

/**
 * The location of the router when the page or its latest overlay was opened. So an action list tells which pages
 * were opened, and a jump of the Redux DevTools finds its page. `app/store/store.ts` sets the first one, and
 * `app/router/connectRouter.ts` alone changes it. It changes together with the URL, a moment before React renders the
 * page. A query that the filters replace later is in their own slice.
 */
export const locationSlice = createSlice({
  name: 'location',
  initialState: beforeFirstPage,
  reducers: {
    changed: (before, { payload }: PayloadAction<Location>): LocationState => ({
      ...payload,
      previousPath: before.pathname,
    }),
  },
  selectors: {
    /** Where the shop is when this is called. */
    selectPath: (location) => location.pathname,
    selectPreviousPath: (location) => location.previousPath,
  },
})

export const { changed: locationChanged } = locationSlice.actions
export const { selectPath, selectPreviousPath } = locationSlice.selectors
