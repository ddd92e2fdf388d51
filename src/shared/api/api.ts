import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

/** The RTK Query API, into which each feature injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // A list is fetched again after the last of its pending changes, not after each: `cartAndWishlist/listLocks`, rule 4.
  invalidationBehavior: 'delayed',
  tagTypes: ['Cart', 'Wishlist', 'Orders'],
  endpoints: () => ({}),
})
