import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit'
import { locationChanged } from '../router/locationReducer'

type RequestMeta = {
  arg?: { endpointName?: string; originalArgs?: unknown }
  requestStatus?: string
  condition?: boolean
  baseQueryMeta?: unknown
}
type RequestAction = UnknownAction & { meta?: RequestMeta }

/** Log-in and sign-up show the email only. `baseQueryMeta` contains the request, with its body. */
export const withoutPassword = <Action extends RequestAction>(action: Action): Action => {
  if (!action.meta) return action
  const { baseQueryMeta: _, ...meta } = action.meta
  const { email, password } = (meta.arg?.originalArgs ?? {}) as { email?: string; password?: string }
  return {
    ...action,
    meta: password === undefined ? meta : { ...meta, arg: { ...meta.arg, originalArgs: { email } } },
  }
}

/** Options of the Redux DevTools: each request is shown as a pair of actions, named after its endpoint. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Resham',
  // A whole purchase, where the default ends in the middle.
  maxAge: 500,
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
    if (locationChanged.match(action)) {
      const { pathname, search } = action.payload
      return { ...action, type: `opened ${pathname}${search}` }
    }
    const { meta } = action as RequestAction
    const endpoint = meta?.arg?.endpointName
    return endpoint ? { ...withoutPassword(action), type: `${endpoint}/${meta?.requestStatus}` } : action
  },
}
