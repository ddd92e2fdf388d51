import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

/**
 * The RTK Query API, into which each feature injects its endpoints, and adds its tags.
 *
 * A mutation whose response holds what has changed writes it into the cache, without another request: `cart/cartApi`.
 * Any other one invalidates the tags of what it changes, which is then fetched again: an order those of the orders.
 * What belongs to an account also provides 'Account'.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // A list is fetched again after the last of its pending changes, not after each: `optimisticLists`, rule 4.
  invalidationBehavior: 'delayed',
  // What failed for want of a network is fetched when it is back, and what is shown may be out of date.
  refetchOnReconnect: true,
  tagTypes: ['Account'],
  endpoints: () => ({}),
})
