import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Location } from 'react-router-dom'

/** The page of this location is shown. */
export const locationChanged = createAction<Location>('location/changed')

/** The location of the URL, until its page is shown. */
const firstLocation = (): Location => {
  const { pathname = '/', search = '', hash = '' } = window.location
  return { pathname, search, hash, state: null, key: '' }
}

declare module '@/shared/redux/appState' {
  interface AppState extends Record<'location', Location> {}
}

/**
 * The location of the page, so that an action list tells which pages were opened and a jump of the Redux
 * DevTools finds its page. Filters that have replaced the query are only in their own slice.
 */
export const locationReducer = (location = firstLocation(), action: UnknownAction): Location =>
  locationChanged.match(action) ? action.payload : location
