import type { EndpointOptions } from './baseQueryTypes'

/**
 * Takes a tag, and the `extraOptions` of an endpoint; returns the options of a query of what belongs to an
 * account, such as a list. Its argument names the owner (`useUserIdArg`).
 */
export const accountQuery = <Tag extends string>(tag: Tag, extraOptions: EndpointOptions = {}) => ({
  extraOptions,
  providesTags: [tag, 'Account' as const],
  // Dropped on unsubscribe, before another user logs in.
  keepUnusedDataFor: 0,
})
