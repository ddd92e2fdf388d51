import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Location } from 'react-router-dom'

/** The router's location, and the path of the page before it; undefined on the first page. */
type LocationState = Location & { previousPath?: string }

const beforeFirstPage: LocationState = { pathname: '/', search: '', hash: '', state: null, key: '' }

/**
 * Mirrors the router's location, so that an action list tells which pages were opened, and a jump of the Redux
 * DevTools finds its page. `app/router/connectRouter.ts` alone changes it. Filters that have replaced the
 * query are only in their own slice.
 */
export const locationSlice = createSlice({
  name: 'location',
  initialState: beforeFirstPage,
  reducers: {
    changed: (before, { payload }: PayloadAction<Location>): LocationState => {
      const isFirst = before.key === ''
      const isSamePage = before.pathname === payload.pathname
      return { ...payload, previousPath: isFirst || isSamePage ? before.previousPath : before.pathname }
    },
  },
  selectors: {
    /** The path of the page, also for a callback of a page that was left meanwhile. */
    selectPath: (location) => location.pathname,
    selectPreviousPath: (location) => location.previousPath,
  },
})

declare module '@/shared/redux/appState' {
  interface AppState extends Record<'location', LocationState> {}
}

export const { changed: locationChanged } = locationSlice.actions
export const { selectPath, selectPreviousPath } = locationSlice.selectors
