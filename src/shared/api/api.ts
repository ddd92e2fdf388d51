import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

/** The one RTK Query api. Each feature injects its own endpoints; the tags stand here, written once. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Product', 'Category', 'Cart', 'Wishlist', 'Orders'],
  endpoints: () => ({}),
})
