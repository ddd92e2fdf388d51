import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react'
import { IDEMPOTENCY_KEY_HEADER, needsToken } from '@resham/contract'
import { delay } from 'es-toolkit'
import { extraOf } from '../redux/services'
import { sessionEnded } from '../sessionActions'
import { apiUrl } from './apiUrl'
import type { Send } from './baseQueryTypes'
import { isOfApi } from './describeError'
import { inTurn } from './inTurn'
import { MAX_RETRIES, requestTiming } from './requestTiming'
import { isOutcomeUnknown, statusOf } from './statusOf'

const send = fetchBaseQuery({
  baseUrl: apiUrl,
  prepareHeaders: (headers, api) => {
    const token = extraOf(api).session.token()
    if (token) headers.set('authorization', token)
  },
})

const longestDelay = (attempt: number) => requestTiming.retryDelay * 2 ** (attempt - 1)

const backOff = (attempt: number, _maxRetries: number, signal?: AbortSignal) =>
  delay((0.5 + Math.random() / 2) * longestDelay(attempt), { signal })

const sendWithRetries: Send = (request, api) => {
  const isRepeatable =
    api.type === 'query' || new Headers(request.headers as HeadersInit).has(IDEMPOTENCY_KEY_HEADER)
  const giveUpAt = Date.now() + requestTiming.retries

  const sendOnce: Send = () => {
    // At least 1, because 0 would mean no timeout.
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
  })(request, api, {})
}

/**
 * Sends a request with the session's token. A response that rejects it ends the session, unless the session has
 * got a new token meanwhile: then the request, which has changed nothing, is sent again.
 */
const sendWithToken: Send = async (args, api, options) => {
  const { session } = extraOf(api)
  const token = session.token()
  const owner = session.owner()
  const result = await sendWithRetries(args, api, options)
  const { error } = result
  const status = statusOf(error)
  const isOfAccount = needsToken(`/${args.url}`)
  // A gateway that has lost the server responds with a 404 too, but not with the body of the API.
  const isGone = options.endsSessionOn404 && status === 404 && error && isOfApi(error)
  if (!isOfAccount || !(status === 401 || isGone) || !token) return result
  if (token === session.token()) await delay(requestTiming.renewal)
  // Two requests may be rejected at once; the session ends once.
  if (token === session.token()) api.dispatch(sessionEnded())
  return owner === session.owner() && token !== session.token() ? sendWithToken(args, api, options) : result
}

const sendInTurn = inTurn(sendWithToken)

/**
 * Sends a request to the API, with the session's token if there is one (specification, section 7). While its
 * outcome is unknown it is retried, at most three times and within `requestTiming.retries`: a query, and a
 * mutation that has an idempotency key. See `EndpointOptions` for `extraOptions`. A store that only renders
 * answers its requests itself (`respond`).
 */
export const baseQuery: Send = (args, api, options = {}) => {
  const { respond } = extraOf(api)
  return (respond ?? (options.turns ? sendInTurn : sendWithToken))(args, api, options)
}
