import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit'

type CallMeta = {
  arg?: { endpointName?: string; originalArgs?: unknown }
  requestStatus?: string
  condition?: boolean
  baseQueryMeta?: unknown
}
type CallAction = UnknownAction & { meta?: CallMeta }

/** A log-in and a sign-up show the email alone. `baseQueryMeta` holds the request, and with it its body. */
const withoutPassword = ({ baseQueryMeta: _, ...meta }: CallMeta = {}): CallMeta => {
  const { arg } = meta
  const { email, password } = (arg?.originalArgs ?? {}) as { email?: string; password?: string }
  return password === undefined ? meta : { ...meta, arg: { ...arg, originalArgs: { email } } }
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
  // RTK Query calls every request of one kind by the same name; the endpoint says what was meant.
  actionSanitizer: (action) => {
    const { meta } = action as CallAction
    const endpoint = meta?.arg?.endpointName
    return endpoint
      ? { ...action, type: `${endpoint}/${meta?.requestStatus}`, meta: withoutPassword(meta) }
      : action
  },
}
