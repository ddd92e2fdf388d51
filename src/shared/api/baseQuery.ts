import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react'
import { IDEMPOTENCY_KEY_HEADER } from '@/contract'
import { type ListName, withListLocks } from '../cartAndWishlist/listLocks'
import { apiUrl } from './apiUrl'
import { takePrefetched } from './prefetchCatalog'
import { MAX_RETRIES, requestTiming } from './requestTimeout'
import { isOutcomeUnknown } from './statusOf'

// The part of the state that a request needs; features/auth owns it.
type WithToken = { auth: { token: string | null } }

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

// RTK Query tells a timeout from an abort by the signal's reason, but Mirage's fetch rejects with an AbortError.
const fetchWithReason = async (input: RequestInfo): Promise<Response> => {
  // RTK Query passes nothing else.
  const request = input as Request
  const { method, url, signal } = request
  const prefetched = method === 'GET' ? takePrefetched(url) : undefined
  try {
    return await Promise.race([prefetched ?? fetch(request), abortOf(signal)])
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}

const send = fetchBaseQuery({
  baseUrl: apiUrl,
  timeout: requestTiming.response,
  fetchFn: fetchWithReason,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as WithToken).auth
    if (token) headers.set('authorization', token)
  },
})

/** An endpoint that sends one request about a list names it; each attempt waits for the list's lock. */
type ExtraOptions = { list?: ListName }
type Send = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, ExtraOptions, FetchBaseQueryMeta>

const sendInTurn: Send = (args, store, extraOptions) => {
  const list = extraOptions?.list
  return list ? withListLocks([list], store, async () => send(args, store, {})) : send(args, store, {})
}

// Such a request can be retried safely.
const hasIdempotencyKey = (args: string | FetchArgs) =>
  typeof args !== 'string' && new Headers(args.headers as HeadersInit).has(IDEMPOTENCY_KEY_HEADER)

const backOff = (attempt: number) =>
  new Promise<void>((resolve) => {
    const jitter = 0.5 + Math.random()
    setTimeout(resolve, jitter * requestTiming.retryDelay * 2 ** (attempt - 1))
  })

/**
 * Sends a request to the API, with the session's token if there is one (specification, section 7). Queries are
 * retried at most three times while their outcome is unknown, mutations only with an idempotency key.
 */
export const baseQuery = retry(sendInTurn, {
  backoff: backOff,
  retryCondition: (error, args, { attempt, baseQueryApi }) =>
    (baseQueryApi.type === 'query' || hasIdempotencyKey(args)) &&
    attempt <= MAX_RETRIES &&
    isOutcomeUnknown(error),
})
