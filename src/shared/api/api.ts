import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

/** The RTK Query API, into which each feature injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Cart', 'Wishlist', 'Orders'],
  endpoints: () => ({}),
})
