import { API_NAMESPACE, type ServerErrorDto } from '@resham/contract'
import { signalOf } from '../withAbortReason'
import type { RequestFault } from './takeFaults'

const PREFIX = `/${API_NAMESPACE}/`

/**
 * Takes the arguments of fetch; returns the request as a call's title has it, such as 'POST
 * user/cart/a-saree', or undefined for a request outside the API.
 */
const requestTitleOf = (input: RequestInfo | URL, init?: RequestInit): string | undefined => {
  const { method = 'GET', url } = input instanceof Request ? input : { ...init, url: String(input) }
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin || !pathname.startsWith(PREFIX)) return undefined
  return `${method.toUpperCase()} ${pathname.slice(PREFIX.length).replace(/\/+$/, '')}`
}

const untilAborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal?.reason)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
  })

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const serverError = () => {
  const body: ServerErrorDto = { error: { message: 'The request tester made this call fail.' } }
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(body), { status: 500, statusText: 'Internal Server Error', headers })
}

/**
 * Takes the mock server's fetch, which responds at once, `take`, which says what happens to a request, and
 * the default latency in ms; returns a fetch to whose requests that happens. Latency delays the response, as
 * in Mirage: the server has handled the request by then.
 */
export const withFaults =
  (send: typeof fetch, take: (request: string) => RequestFault, defaultLatency: number): typeof fetch =>
  async (input, init) => {
    const request = requestTitleOf(input, init)
    if (request === undefined) return send(input, init)
    const { how, ms = defaultLatency } = take(request)
    const signal = signalOf(input, init)
    // The error is that of the client's own timeout, for which nobody has to wait then.
    if (how === 'timeout') throw new DOMException('signal timed out', 'TimeoutError')
    if (how === 'never responds') return untilAborted(signal)
    const response =
      how === 'status 500' ? serverError() : how === 'network' ? undefined : await send(input, init)
    if (ms > 0) await Promise.race([sleep(ms), untilAborted(signal)])
    if (!response || how === 'response lost') throw new TypeError('Failed to fetch')
    return response
  }
