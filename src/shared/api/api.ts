import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

/**
 * The RTK Query API, into which each feature injects its endpoints, and adds its tags.
 *
 * A mutation whose response contains what has changed writes it into the cache, without another request
 * (`accountData`). Any other mutation invalidates the tags of what it changes, such as 'Orders', so that
 * this is fetched again. A query whose data belongs to an account also provides the tag 'Account'.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // A list is fetched again after the last of its pending changes, not after each: point 3 of `accountData`.
  invalidationBehavior: 'delayed',
  // After an outage, failed queries are sent again, and data that may be out of date is refreshed.
  refetchOnReconnect: true,
  tagTypes: ['Account'],
  endpoints: () => ({}),
})
