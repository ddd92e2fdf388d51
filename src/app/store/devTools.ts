import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit'
import { locationChanged } from '../router/locationReducer'

type RequestAction = UnknownAction & {
  meta?: { arg?: { endpointName?: string }; requestStatus?: string; condition?: boolean }
}

/** Options of the Redux DevTools: each request is shown as a pair of actions, named after its endpoint. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Resham',
  // A whole purchase, where the default ends in the middle.
  maxAge: 500,
  // Not those that rewrite or stop what happened (skip, reorder, pause, lock, persist): the server would not follow.
  features: { jump: true, export: 'custom', import: 'custom', dispatch: true, test: true },
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
    return endpoint ? { ...action, type: `${endpoint}/${meta?.requestStatus}` } : action
  },
}
