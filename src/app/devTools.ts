import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit'

type CallAction = UnknownAction & {
  meta?: { arg?: { endpointName?: string }; requestStatus?: string; condition?: boolean }
}

/** How the Redux DevTools tell what a shopper did: one readable pair of actions for each thing done. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Resham',
  // Housekeeping: nobody did these.
  actionsDenylist: [
    '^persist/',
    '^api/config/',
    '^api/internalSubscriptions',
    '^api/mutations/removeMutationResult',
    // What a response writes is seen with the action that ends its request.
    '^api/queries/cacheEntriesUpserted',
    '^__rtkq/',
  ],
  // A query that is turned down because its answer is there already never happened.
  predicate: (_state, action: CallAction) => !action.meta?.condition,
  // RTK Query calls every call of one kind by the same name; the endpoint says what was meant.
  actionSanitizer: (action) => {
    const { meta } = action as CallAction
    const endpoint = meta?.arg?.endpointName
    return endpoint ? { ...action, type: `${endpoint}/${meta?.requestStatus}` } : action
  },
}
