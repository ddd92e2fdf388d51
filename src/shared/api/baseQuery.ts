import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react'
import { IDEMPOTENCY_KEY_HEADER, needsToken } from '@resham/contract'
import { delay, Mutex } from 'es-toolkit'
import type { AppState } from '../redux/appState'
import { sessionEnded } from '../session'
import { apiUrl } from './apiUrl'
import { takePrefetched } from './prefetchCatalog'
import { MAX_RETRIES, requestTiming } from './requestTiming'
import { isOutcomeUnknown, statusOf } from './statusOf'

const send = fetchBaseQuery({
  baseUrl: apiUrl,
  // RTK Query passes a `Request`, and nothing else.
  fetchFn: (request) => takePrefetched(request as Request) ?? fetch(request),
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as AppState).auth
    if (token) headers.set('authorization', token)
  },
})

/** The `extraOptions` of an endpoint. */
type EndpointOptions = {
  /** The names of what is requested one request at a time, sorted. */
  turns?: string[]
  /** Further statuses by which the server rejects the session. */
  endsSession?: number[]
}

export type Send = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  EndpointOptions,
  FetchBaseQueryMeta | undefined
>

const longestDelay = (attempt: number) => requestTiming.retryDelay * 2 ** (attempt - 1)

const backOff = (attempt: number, _maxRetries: number, signal?: AbortSignal) =>
  delay((0.5 + Math.random() / 2) * longestDelay(attempt), { signal })

const sendWithRetries: Send = (args, api) => {
  const request = typeof args === 'string' ? { url: args } : args
  const isRepeatable =
    api.type === 'query' || new Headers(request.headers as HeadersInit).has(IDEMPOTENCY_KEY_HEADER)
  const giveUpAt = Date.now() + requestTiming.retries

  const sendOnce: Send = () => {
    // Not 0, which would be no timeout.
    const timeout = Math.max(1, Math.min(requestTiming.response, giveUpAt - Date.now()))
    return send({ ...request, timeout }, api, {})
  }
  return retry(sendOnce, {
    backoff: backOff,
    retryCondition: (error, _args, { attempt }) =>
      isRepeatable &&
      isOutcomeUnknown(error) &&
      attempt <= MAX_RETRIES &&
      Date.now() + longestDelay(attempt) < giveUpAt,
  })(args, api, {})
}

const authOf = ({ getState }: BaseQueryApi) => (getState() as AppState).auth

/** Sends a request with the session's token. A response that rejects it ends the session. */
const sendWithToken: Send = async (args, api, options) => {
  const { token } = authOf(api)
  const result = await sendWithRetries(args, api, options)
  const status = result.error && statusOf(result.error)
  const isOfAccount = needsToken(`/${typeof args === 'string' ? args : args.url}`)
  // By the status alone: the body may be that of a gateway.
  const isRejected = isOfAccount && (status === 401 || options.endsSession?.includes(status ?? 0))
  // Two requests may be rejected at once; the session ends once.
  if (isRejected && token && token === authOf(api).token) api.dispatch(sessionEnded())
  return result
}

/** Sends a request when the earlier ones with its turns are settled, unless it was aborted before. */
const sendInTurn: Send = async (args, api, options) => {
  const { turns } = api.extra as { turns: Record<string, Mutex> }
  const owner = authOf(api).user?._id
  const held: Mutex[] = []
  // Always acquired in the same order, to avoid deadlocks.
  for (const name of options.turns ?? []) {
    turns[name] ??= new Mutex()
    await turns[name].acquire()
    held.push(turns[name])
  }
  try {
    // Not with the token of the next user.
    if (authOf(api).user?._id !== owner) api.abort()
    if (api.signal.aborted) return { error: { status: 'CUSTOM_ERROR', error: 'Request aborted' } }
    return await sendWithToken(args, api, options)
  } finally {
    // In a separate task, so that a listener to this outcome can abort the next request.
    setTimeout(() => {
      for (const turn of held) turn.release()
    })
  }
}

/**
 * Sends a request to the API, with the session's token if there is one (specification, section 7). While its outcome is
 * unknown it is retried, at most three times and within `requestTiming.retries`: a query, and a mutation that has an
 * idempotency key. `extraOptions` of the endpoint may say more. A store without a network has a `respond` of its own.
 */
export const baseQuery: Send = (args, api, options = {}) => {
  const { respond } = api.extra as { respond?: Send }
  return (respond ?? (options.turns ? sendInTurn : sendWithToken))(args, api, options)
}
