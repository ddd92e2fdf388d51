import type { RecordedCall } from '@resham/browser'
import { callMethods } from '@resham/contract/resources/call'
import { ORIGIN } from '@/shared/routing/browserLocation'
import { toRows } from '../request/headers'
import { failureOf, type Outcome, outcomeOf, readData } from '../request/sendRequest'
import type { TesterForm } from '../request/testerForm'
import { isSuccess, statusText } from '../response/formatResponse'

/** The URL of a call, without its origin if that is this host. */
const endpointOf = ({ request: { url } }: RecordedCall): string =>
  url.startsWith(`${ORIGIN}/`) ? url.slice(ORIGIN.length) : url

/** The method and the endpoint of a call. */
export const requestLine = (call: RecordedCall): string => `${call.request.method} ${endpointOf(call)}`

/** The status of a call, or why it has none. */
export const outcomeText = ({ outcome }: RecordedCall): string =>
  typeof outcome === 'string' ? failureOf(outcome).error : statusText(outcome)

/** Whether a call has no response, or an error response. */
export const isFailed = ({ outcome }: RecordedCall): boolean =>
  typeof outcome === 'string' || !isSuccess(outcome.status)

/** The body that a call has sent, parsed if it is JSON; undefined without one. */
export const sentDataOf = ({ request: { headers, body } }: RecordedCall): unknown =>
  body === '' ? undefined : readData(body, headers['content-type'])

/** What came of a call, as the tester shows it. */
export const shownOf = ({ outcome, durationMs }: RecordedCall): Outcome => {
  if (typeof outcome === 'string') return { ...failureOf(outcome), durationMs }
  const { body, ...rest } = outcome
  return { ...outcomeOf({ ...rest, text: body }), durationMs }
}

/** The calls whose method, endpoint or status contains the text, newest first. */
export const filterCalls = (calls: RecordedCall[], text: string): RecordedCall[] => {
  const searched = text.trim().toLowerCase()
  return calls
    .filter((call) => `${requestLine(call)} ${outcomeText(call)}`.toLowerCase().includes(searched))
    .sort((a, b) => b.id - a.id)
}

/**
 * Takes a call and the session's token; returns the form that sends the call again, undefined where the form
 * lacks its method. A token of the session is not copied: the form sends the session's token, which may have
 * changed by then.
 */
export const formToRepeat = (call: RecordedCall, token: string | null): Partial<TesterForm> | undefined => {
  const { method, headers, body } = call.request
  const reqType = callMethods.find((name) => name === method)
  if (!reqType) return undefined
  const { authorization, ...others } = headers
  const sendsToken = authorization !== undefined && authorization === token
  return {
    reqType,
    endpoint: endpointOf(call),
    body: body || '{}',
    headers: toRows(sendsToken ? others : headers),
    sendsToken,
  }
}
