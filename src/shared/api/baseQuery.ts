import { fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { API_NAMESPACE } from '@/contract'

/** How long the shop waits for an answer, in ms. */
const PATIENCE_MS = 10_000

// The one thing that a request needs of the session; features/auth keeps it under this name.
type WithToken = { auth: { token: string | null } }

// The fetch that the mock server puts in place of the browser's rejects an aborted request with an
// AbortError of its own. RTK Query tells a timeout from an abort by the signal's reason.
const fetchWithReason = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  try {
    return await fetch(input, init)
  } catch (error) {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    throw signal?.aborted ? signal.reason : error
  }
}

/** Sends a request to the API of this host, with the session's token when there is one (specification, section 7). */
export const baseQuery = fetchBaseQuery({
  baseUrl: new URL(`/${API_NAMESPACE}`, window.location.origin).href,
  timeout: PATIENCE_MS,
  fetchFn: fetchWithReason,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as WithToken).auth
    if (token) headers.set('authorization', token)
  },
})
