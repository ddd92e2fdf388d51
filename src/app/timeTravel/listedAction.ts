import type { UnknownAction } from '@reduxjs/toolkit'
import { FLUSH, PERSIST } from 'redux-persist'
import { api } from '@/shared/api/api'
import { locationChanged } from '@/shared/routing/locationSlice'

type Credentials = { email?: string; password?: string }

export type LibraryAction = UnknownAction & {
  payload?: unknown
  meta?: {
    arg?: { endpointName?: string; originalArgs?: Credentials }
    requestId?: string
    requestStatus?: string
    condition?: boolean
  }
}

/** An action in the list of the DevTools, whose type is a name for people. Reducers know its `reducerType`. */
export type ListedAction = UnknownAction & { reducerType?: string }

// Bookkeeping, on which no screen depends. Actions of redux-persist contain functions, which no file holds.
const BOOKKEEPING = new RegExp(
  `^(${PERSIST}|${FLUSH}|__rtkq/|api/(config|internalSubscriptions|mutations/removeMutationResult))`,
)

/** Whether an action is listed. Queries that were skipped, because their data is cached, are not. */
export const isListed = ({ type, meta }: LibraryAction) => !meta?.condition && !BOOKKEEPING.test(type)

const nameOf = (action: LibraryAction): string => {
  const { type, meta } = action
  if (locationChanged.match(action)) return `opened ${action.payload.pathname}${action.payload.search}`
  if (api.util.upsertQueryEntries.match(action)) {
    // TypeScript takes the payload for the argument from which it was prepared.
    const entries = action.payload as unknown as { queryDescription: { endpointName: string } }[]
    return `${entries.map(({ queryDescription }) => queryDescription.endpointName)}/upserted`
  }
  // Listed, or an imported session would show data that the shop had dropped.
  if (api.internalActions.removeQueryResult.match(action))
    return `${action.payload.queryCacheKey.split('(')[0]}/removed`
  if (api.util.invalidateTags.match(action)) return `invalidated ${action.payload}`
  return meta?.arg?.endpointName ? `${meta.arg.endpointName}/${meta.requestStatus}` : type
}

/**
 * Takes an action; returns it as it is listed. RTK Query has one type for all queries, and one for all
 * mutations, so a request is named after its endpoint. Log-in and sign-up keep the email only, and no request
 * keeps `baseQueryMeta`, which contains the request body.
 */
export const toListedAction = (action: LibraryAction): ListedAction => {
  const { meta } = action
  const { email, password } = meta?.arg?.originalArgs ?? {}
  const arg = password ? { ...meta?.arg, originalArgs: { email } } : meta?.arg
  return {
    ...action,
    ...(meta && { meta: { ...meta, arg, baseQueryMeta: undefined } }),
    type: nameOf(action),
    reducerType: action.type,
  }
}

/** Takes a listed action, such as one from an imported file; returns it as reducers know it. */
export const toReducerAction = ({ reducerType, ...action }: ListedAction): UnknownAction =>
  reducerType ? { ...action, type: reducerType } : action
