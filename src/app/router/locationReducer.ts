import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Location } from 'react-router-dom'

/** A navigation has completed. */
export const locationChanged = createAction<Location>('location/changed')

const home: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' }

declare module '@/shared/redux/appState' {
  interface AppState extends Record<'location', Location> {}
}

/**
 * The location of the history, so that an action list tells which pages were opened and a jump of the Redux DevTools
 * finds its page. The router does not read it. Filters that replace the query are in their own slice alone.
 */
export const locationReducer = (location = home, action: UnknownAction): Location =>
  locationChanged.match(action) ? action.payload : location
