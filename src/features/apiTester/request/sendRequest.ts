import type { CallMethod } from '@resham/contract/resources/call'
import { hasRealServer } from '@/shared/api/apiUrl'
import { describeError } from '@/shared/api/describeError'
import { requestTiming } from '@/shared/api/requestTiming'
import { isSuccess } from '../response/formatResponse'
import { recordedFetch } from '../traffic/useTraffic'
import { resolveEndpoint } from './requestRules'

/** `body` is JSON text, which a GET does not send. */
export type TesterRequest = {
  reqType: CallMethod
  endpoint: string
  body: string
  headers: Record<string, string>
}

/** `data` is the body, parsed if it is JSON; missing without a body. */
export type TesterResponse = {
  status: number
  statusText: string
  data?: unknown
  headers: Record<string, string>
}

/** What came of a request. */
export type Outcome = {
  response: TesterResponse | undefined
  /** Also given for an error status, whose response is shown too (specification, section 8). */
  error: string | null
  durationMs?: number
  /** The body as it was received. */
  text?: string
}

/** The options of `fetch`, which rejects a GET with a body. A body is JSON unless a header says otherwise. */
export const toInit = ({ reqType, body, headers }: TesterRequest) => {
  if (reqType === 'GET') return { method: reqType, headers }
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type')
  return {
    method: reqType,
    headers: hasType ? headers : { ...headers, 'content-type': 'application/json' },
    body,
  }
}

/** Takes a body and its type; returns it parsed if it is JSON. */
export const readData = (text: string, contentType = 'application/json'): unknown => {
  if (!/[/+]json\b/i.test(contentType)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Received = Omit<TesterResponse, 'data'> & { text: string }

/** Takes what was received; returns it with its body parsed. */
export const outcomeOf = ({ text, ...rest }: Received): Outcome => {
  const { status, headers } = rest
  const response = text === '' ? rest : { ...rest, data: readData(text, headers['content-type']) }
  return { response, error: isSuccess(status) ? null : describeError({ status, data: undefined }), text }
}

/** Takes the name of the error with which `fetch` has failed; returns its message. */
export const failureOf = (name: string): Outcome & { error: string } => {
  const status = name === 'TimeoutError' ? 'TIMEOUT_ERROR' : 'FETCH_ERROR'
  return {
    response: undefined,
    error: describeError(name === 'AbortError' ? { name } : { status, error: '' }),
  }
}

const perform = async (request: TesterRequest, signal: AbortSignal): Promise<Outcome> => {
  const url = resolveEndpoint(request.endpoint) ?? request.endpoint
  const send = hasRealServer ? recordedFetch : fetch
  const response = await send(url, { ...toInit(request), signal })
  const { status, statusText, headers } = response
  return outcomeOf({ status, statusText, headers: Object.fromEntries(headers), text: await response.text() })
}

/** Sends a request. `outcome` never rejects, and settles as soon as the request is aborted. */
export const sendRequest = (request: TesterRequest) => {
  const controller = new AbortController()
  const { signal } = controller
  const abort = (name: string) => controller.abort(new DOMException('', name))
  const start = performance.now()
  const timer = setTimeout(abort, requestTiming.response, 'TimeoutError')
  const outcome = perform(request, signal)
    // If the request is aborted while its body is read, the error may not be the reason.
    .catch(({ name }) => failureOf(signal.aborted ? signal.reason.name : name))
    .then((settled): Outcome => ({ ...settled, durationMs: Math.round(performance.now() - start) }))
    .finally(() => clearTimeout(timer))
  return { outcome, abort: () => abort('AbortError') }
}
