import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react'
import { IDEMPOTENCY_KEY_HEADER } from '@/contract'
import { apiUrl } from './apiUrl'
import { takeEarly } from './early'
import { inTurn, type ListName } from './listLocks'
import { patience, RETRIES } from './patience'
import { statusOf } from './statusOf'

// The one thing that a request needs of the session; features/auth keeps it under this name.
type WithToken = { auth: { token: string | null } }

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

// The fetch that the mock server puts in place of the browser's rejects an aborted request with an
// AbortError of its own. RTK Query tells a timeout from an abort by the signal's reason.
const fetchWithReason = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const request = input instanceof Request ? input : undefined
  const signal = init?.signal ?? request?.signal
  const early = request?.method === 'GET' ? takeEarly(request.url) : undefined
  const response = early ?? fetch(input, init)
  try {
    return await (signal ? Promise.race([response, abortOf(signal)]) : response)
  } catch (error) {
    throw signal?.aborted ? signal.reason : error
  }
}

const send = fetchBaseQuery({
  baseUrl: apiUrl,
  timeout: patience.answer,
  fetchFn: fetchWithReason,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as WithToken).auth
    if (token) headers.set('authorization', token)
  },
})

// What another attempt may mend: the way there and the server's own failures, never a refusal.
const mayPass = (error: FetchBaseQueryError) =>
  error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR' || (statusOf(error) ?? 0) >= 500

/** An endpoint that is one request about a list says so; each of its attempts waits for its turn. */
type ExtraOptions = { list?: ListName }
type Send = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, ExtraOptions, FetchBaseQueryMeta>

const sendInTurn: Send = (args, store, extraOptions) => {
  const list = extraOptions?.list
  return list ? inTurn([list], store, async () => send(args, store, {})) : send(args, store, {})
}

// Sent again, such a request does nothing twice.
const hasIdempotencyKey = (args: string | FetchArgs) =>
  typeof args !== 'string' && new Headers(args.headers as HeadersInit).has(IDEMPOTENCY_KEY_HEADER)

const backOff = (attempt: number) =>
  new Promise<void>((resolve) => {
    const jitter = 0.5 + Math.random()
    setTimeout(resolve, jitter * patience.retry * 2 ** (attempt - 1))
  })

/**
 * Sends a request to the API, with the session's token when there is one (specification,
 * section 7). A read that fails is asked for again, at most three times; a write only with an idempotency key.
 */
export const baseQuery = retry(sendInTurn, {
  backoff: backOff,
  retryCondition: (error, args, { attempt, baseQueryApi }) =>
    (baseQueryApi.type === 'query' || hasIdempotencyKey(args)) &&
    attempt <= RETRIES &&
    mayPass(error as FetchBaseQueryError),
})
