import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react'
import { delay } from 'es-toolkit'
import { IDEMPOTENCY_KEY_HEADER } from '@/contract'
import type { AuthState } from '@/shared/session'
import { apiUrl } from './apiUrl'
import { takePrefetched } from './prefetchCatalog'
import { MAX_RETRIES, requestTiming } from './requestTiming'
import { isOutcomeUnknown } from './statusOf'

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
    const { token } = (getState() as { auth: AuthState }).auth
    if (token) headers.set('authorization', token)
  },
})

type Send = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>

const longestDelay = (attempt: number) => requestTiming.retryDelay * 2 ** (attempt - 1)

const backOff = (attempt: number, _maxRetries: number, signal?: AbortSignal) =>
  delay((0.5 + Math.random() / 2) * longestDelay(attempt), { signal })

/**
 * Sends a request to the API, with the session's token if there is one (specification, section 7). While its outcome is
 * unknown it is retried, at most three times and within `requestTiming.retries`: a query, and a mutation that has an
 * idempotency key.
 */
export const baseQuery: Send = (args, api) => {
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
