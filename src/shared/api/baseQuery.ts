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
  fetchFn: fetchWithReason,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as WithToken).auth
    if (token) headers.set('authorization', token)
  },
})

/** An endpoint that sends one request about a list names it; each attempt waits for the list's lock. */
type ExtraOptions = { list?: ListName }
type Send = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, ExtraOptions, FetchBaseQueryMeta>

const longestDelay = (attempt: number) => requestTiming.retryDelay * 2 ** (attempt - 1)

const backOff = (attempt: number) =>
  new Promise<void>((resolve) => {
    const jitter = 0.5 + Math.random() / 2
    setTimeout(resolve, jitter * longestDelay(attempt))
  })

/**
 * Sends a request to the API, with the session's token if there is one (specification, section 7). While its outcome is
 * unknown it is retried, at most three times and within `requestTiming.retries`: a query, and a mutation that has an
 * idempotency key.
 */
export const baseQuery: Send = (args, api, { list } = {}) => {
  const request = typeof args === 'string' ? { url: args } : args
  const isRepeatable =
    api.type === 'query' || new Headers(request.headers as HeadersInit).has(IDEMPOTENCY_KEY_HEADER)
  let giveUpAt = Number.POSITIVE_INFINITY

  const sendOnce = async () => {
    const now = Date.now()
    // The time in which it waits for its list does not count.
    giveUpAt = Math.min(giveUpAt, now + requestTiming.retries)
    // Not 0, which would be no timeout.
    const timeout = Math.max(1, Math.min(requestTiming.response, giveUpAt - now))
    return send({ ...request, timeout }, api, {})
  }
  const sendInTurn: Send = () => (list ? withListLocks([list], api, sendOnce) : sendOnce())
  return retry(sendInTurn, {
    backoff: backOff,
    retryCondition: (error, _args, { attempt }) =>
      isRepeatable &&
      isOutcomeUnknown(error) &&
      attempt <= MAX_RETRIES &&
      Date.now() + longestDelay(attempt) < giveUpAt,
  })(args, api, {})
}
