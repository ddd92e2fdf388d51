import { describeError } from '@/shared/api/describeError'
import { requestTiming } from '@/shared/api/requestTimeout'
import { resolveEndpoint } from './requestRules'
import type { TesterRequest, TimedResponse } from './testerRequest'

/** What came of a request. */
export type Outcome = { result: TimedResponse } | { error: string; durationMs: number }
export type SentRequest = { outcome: Promise<Outcome>; abort: () => void }

const readData = (text: string, contentType: string | null): unknown => {
  if (contentType !== null && !/[/+]json\b/i.test(contentType)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const readHeaders = (headers: Headers): Record<string, string> => {
  const pairs: [string, string][] = []
  headers.forEach((value, name) => {
    pairs.push([name, value])
  })
  return Object.fromEntries(pairs)
}

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

// Promise.withResolvers, which the oldest supported browsers do not have.
const withResolvers = <Value>() => {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

// The mock server can respond with a timeout at once.
const describeFailure = ({ name }: Error) =>
  describeError({ status: name === 'TimeoutError' ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error: '' })

const perform = async (request: TesterRequest, signal: AbortSignal) => {
  const raw = await fetch(resolveEndpoint(request.endpoint) ?? request.endpoint, {
    ...toInit(request),
    signal,
  })
  const text = await raw.text()
  const { status, statusText } = raw
  const data = text === '' ? {} : { data: readData(text, raw.headers.get('content-type')) }
  const response = { status, statusText, ...data, headers: readHeaders(raw.headers) }
  return { response, size: new Blob([text]).size, text }
}

/**
 * Sends a request. `outcome` never rejects: it is the response, whatever its status, or an error message
 * (specification, section 8). It settles as soon as the request is aborted.
 */
export const sendRequest = (request: TesterRequest): SentRequest => {
  const controller = new AbortController()
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start)
  const { promise: outcome, resolve } = withResolvers<Outcome>()
  // The mock server's fetch drops the reason of an abort, so it is given here.
  const stop = (error: string) => {
    resolve({ error, durationMs: elapsed() })
    controller.abort()
  }
  const timer = setTimeout(
    stop,
    requestTiming.response,
    describeError({ status: 'TIMEOUT_ERROR', error: '' }),
  )
  perform(request, controller.signal)
    .then(
      (result) => resolve({ result: { ...result, durationMs: elapsed() } }),
      (error) => resolve({ error: describeFailure(error), durationMs: elapsed() }),
    )
    .finally(() => clearTimeout(timer))
  return { outcome, abort: () => stop(describeError({ name: 'AbortError' })) }
}
