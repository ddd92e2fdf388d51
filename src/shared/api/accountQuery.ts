import type { EndpointOptions } from './baseQueryTypes'

/**
 * Takes a tag, and the `extraOptions` of an endpoint; returns the options of a query of what each account has
 * one of, such as a list or its settings. Its argument is the owner (`useUserIdArg`).
 */
export const accountQuery = <Tag extends string>(tag: Tag, extraOptions: EndpointOptions = {}) => ({
  extraOptions,
  providesTags: [tag, 'Account' as const],
  // Dropped on unsubscribe, before another user logs in.
  keepUnusedDataFor: 0,
})
