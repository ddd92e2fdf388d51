import { hasRealServer } from '@/shared/api/apiUrl'
import { describeError } from '@/shared/api/describeError'
import { requestTiming } from '@/shared/api/requestTiming'
import { recordedFetch } from '../traffic/ownTraffic'
import { resolveEndpoint } from './requestRules'
import type { TesterRequest, TesterResponse, TimedResponse } from './testerRequest'

/** What came of a request, after this many ms. */
export type Outcome = { result: TimedResponse } | { error: string; durationMs: number }
export type SentRequest = { outcome: Promise<Outcome>; abort: () => void }

type Init = { method: string; headers: Record<string, string>; body?: string }

/** The options of `fetch`, which rejects a GET with a body. A body is JSON unless a header says otherwise. */
export const toInit = ({ reqType, body, headers }: TesterRequest): Init => {
  if (reqType === 'GET') return { method: reqType, headers }
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type')
  return {
    method: reqType,
    headers: hasType ? headers : { ...headers, 'content-type': 'application/json' },
    body,
  }
}

const readData = (text: string, contentType = 'application/json'): unknown => {
  if (!/[/+]json\b/i.test(contentType)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Received = Pick<TesterResponse, 'status' | 'statusText' | 'headers'> & { text: string }

/** Takes what was received; returns the response, whose body is parsed, with its size. */
export const readResponse = ({ text, ...rest }: Received): Omit<TimedResponse, 'durationMs'> => {
  const data = text === '' ? {} : { data: readData(text, rest.headers['content-type']) }
  return { response: { ...rest, ...data }, size: new Blob([text]).size, text }
}

/** Takes the name of the error with which `fetch` has failed; returns the message. */
export const failureText = (name: string): string => {
  if (name === 'AbortError') return describeError({ name })
  return describeError({ status: name === 'TimeoutError' ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error: '' })
}

const perform = async (request: TesterRequest, signal: AbortSignal) => {
  const url = resolveEndpoint(request.endpoint) ?? request.endpoint
  const send = hasRealServer ? recordedFetch : fetch
  const raw = await send(url, { ...toInit(request), signal })
  const { status, statusText } = raw
  return readResponse({
    status,
    statusText,
    headers: Object.fromEntries(raw.headers),
    text: await raw.text(),
  })
}

/**
 * Sends a request. `outcome` never rejects: it is the response, whatever its status, or an error message. It
 * settles as soon as the request is aborted.
 */
export const sendRequest = (request: TesterRequest): SentRequest => {
  const controller = new AbortController()
  const { signal } = controller
  const abort = (name: string) => controller.abort(new DOMException('', name))
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start)
  const timer = setTimeout(abort, requestTiming.response, 'TimeoutError')
  // The mock server's fetch drops the reason of an abort.
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  const outcome = Promise.race([perform(request, signal), aborted])
    .then(
      (result): Outcome => ({ result: { ...result, durationMs: elapsed() } }),
      ({ name }): Outcome => ({ error: failureText(name), durationMs: elapsed() }),
    )
    .finally(() => clearTimeout(timer))
  return { outcome, abort: () => abort('AbortError') }
}
