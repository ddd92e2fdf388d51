import { type FetchBaseQueryError, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react'
import { apiUrl } from './apiUrl'
import { takeEarly } from './early'
import { patience, RETRIES } from './patience'

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
  try {
    if (early && signal) return await Promise.race([early, abortOf(signal)])
    return await fetch(input, init)
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
const mayPass = ({ status }: FetchBaseQueryError) =>
  status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' || (typeof status === 'number' && status >= 500)

const backOff = (attempt: number) =>
  new Promise<void>((resolve) => {
    const jitter = 0.5 + Math.random()
    setTimeout(resolve, jitter * patience.retry * 2 ** (attempt - 1))
  })

/**
 * Sends a request to the API, with the session's token when there is one (specification,
 * section 7). A read that fails is asked for again, at most three times; a write never is.
 */
export const baseQuery = retry(send, {
  backoff: backOff,
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= RETRIES && mayPass(error as FetchBaseQueryError),
})
