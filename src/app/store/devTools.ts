import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit'

type RequestMeta = {
  arg?: { endpointName?: string; originalArgs?: unknown }
  requestStatus?: string
  condition?: boolean
  baseQueryMeta?: unknown
}
type RequestAction = UnknownAction & { meta?: RequestMeta }

/** Log-in and sign-up show the email only. `baseQueryMeta` contains the request, with its body. */
const withoutPassword = ({ baseQueryMeta: _, ...meta }: RequestMeta = {}): RequestMeta => {
  const { arg } = meta
  const { email, password } = (arg?.originalArgs ?? {}) as { email?: string; password?: string }
  return password === undefined ? meta : { ...meta, arg: { ...arg, originalArgs: { email } } }
}

/** Options of the Redux DevTools: each request is shown as a pair of actions, named after its endpoint. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Resham',
  // Internal to the libraries.
  actionsDenylist: [
    '^persist/',
    '^api/config/',
    '^api/internalSubscriptions',
    '^api/mutations/removeMutationResult',
    // The request's fulfilled action shows what its response wrote.
    '^api/queries/cacheEntriesUpserted',
    '^__rtkq/',
  ],
  // Hides queries that were skipped because their data is cached.
  predicate: (_state, action: RequestAction) => !action.meta?.condition,
  // RTK Query has one action type for all queries, and one for all mutations.
  actionSanitizer: (action) => {
    const { meta } = action as RequestAction
    const endpoint = meta?.arg?.endpointName
    return endpoint
      ? { ...action, type: `${endpoint}/${meta?.requestStatus}`, meta: withoutPassword(meta) }
      : action
  },
}
