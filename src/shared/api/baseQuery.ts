import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react'
import { delay, Mutex } from 'es-toolkit'
import { IDEMPOTENCY_KEY_HEADER } from '@/contract'
import type { AppState } from '../redux/appState'
import { sessionEnded } from '../session'
import { apiUrl } from './apiUrl'
import { takePrefetched } from './prefetchCatalog'
import { MAX_RETRIES, requestTiming } from './requestTiming'
import { isOutcomeUnknown, statusOf } from './statusOf'

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
  /** Whether a form shows the error. */
  isShownInForm?: boolean
}

export type ResponseMeta = Partial<FetchBaseQueryMeta> & Pick<EndpointOptions, 'isShownInForm'>

type Send = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  EndpointOptions,
  ResponseMeta | undefined
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

/** Sends a request when the earlier ones with its turns are settled, unless it was aborted before. */
const sendInTurn: Send = async (args, api, options) => {
  const { turns } = api.extra as { turns: Record<string, Mutex> }
  const held: Mutex[] = []
  // Always acquired in the same order, to avoid deadlocks.
  for (const name of options.turns ?? []) {
    turns[name] ??= new Mutex()
    await turns[name].acquire()
    held.push(turns[name])
  }
  try {
    if (api.signal.aborted) return { error: { status: 'CUSTOM_ERROR', error: 'Request aborted' } }
    return await sendWithRetries(args, api, options)
  } finally {
    // In a separate task, so that a listener to this outcome can abort the next request.
    setTimeout(() => {
      for (const turn of held) turn.release()
    })
  }
}

const needsToken = (args: string | FetchArgs) =>
  (typeof args === 'string' ? args : args.url).startsWith('user/')

/**
 * Sends a request to the API, with the session's token if there is one (specification, section 7). While its outcome is
 * unknown it is retried, at most three times and within `requestTiming.retries`: a query, and a mutation that has an
 * idempotency key. A response that rejects the token ends the session: by its status alone, for the body may be that of
 * a gateway.
 */
export const baseQuery: Send = async (args, api, options = {}) => {
  const tokenOf = () => (api.getState() as AppState).auth.token
  const token = tokenOf()
  const result = await (options.turns ? sendInTurn : sendWithRetries)(args, api, options)
  const status = result.error && statusOf(result.error)
  const isRejected = status === 401 || options.endsSession?.includes(status ?? 0)
  // Two requests may be rejected at once; the session ends once.
  if (needsToken(args) && isRejected && token && token === tokenOf()) api.dispatch(sessionEnded())
  return { ...result, meta: { ...result.meta, isShownInForm: options.isShownInForm } }
}
