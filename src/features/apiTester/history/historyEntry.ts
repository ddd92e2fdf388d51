import type { Outcome } from '../request/sendRequest'
import type { TimedResponse } from '../request/testerRequest'
import type { TesterState } from '../testerReducer'
import { MAX_TEXT, redactBody, redactHeader, redactJson, redactText } from './redact'

/** The fields of the form that are stored. */
export const pickRequest = ({ reqType, endpoint, body, headers, sendsToken }: TesterState) => ({
  reqType,
  endpoint,
  body,
  headers,
  sendsToken,
})
export type RecordedRequest = ReturnType<typeof pickRequest>

/** A request as it was composed, and what came of it. `sentAt` is in ms since 1970. */
export type SettledRequest = { sentAt: number; request: RecordedRequest; outcome: Outcome }

/** A request of the history, without passwords and tokens. */
export type HistoryEntry = SettledRequest & {
  id: string
  /** Whether the data of the response was too large to store. */
  lacksData: boolean
}

const redactRequest = (request: RecordedRequest): RecordedRequest => ({
  ...request,
  endpoint: redactText(request.endpoint),
  body: redactBody(request.body),
  headers: request.headers.map((row) => ({
    ...row,
    name: redactText(row.name),
    value: redactHeader(row.name, row.value),
  })),
})

const redactResult = ({ response, text: _, ...rest }: TimedResponse): TimedResponse => {
  const headers = Object.entries(response.headers).map(([name, value]) => [name, redactHeader(name, value)])
  const { data } = response
  const redacted = typeof data === 'string' ? redactBody(data) : redactJson(data)
  return {
    ...rest,
    response: {
      ...response,
      ...('data' in response && { data: redacted }),
      statusText: redactText(response.statusText),
      headers: Object.fromEntries(headers),
    },
  }
}

/** The entry without the data of its response. */
export const withoutData = (entry: HistoryEntry): HistoryEntry => {
  const { outcome } = entry
  if ('error' in outcome || !('data' in outcome.result.response)) return entry
  const { data: _, ...response } = outcome.result.response
  return { ...entry, outcome: { result: { ...outcome.result, response } }, lacksData: true }
}

/** What the history stores of a request: neither passwords nor tokens nor large data. */
export const toEntry = ({ sentAt, request, outcome }: SettledRequest): HistoryEntry => {
  const id = `${sentAt}-${Math.random().toString(36).slice(2)}`
  const entry = { id, sentAt, request: redactRequest(request), lacksData: false }
  if ('error' in outcome) return { ...entry, outcome }
  const isTooLarge = outcome.result.size > MAX_TEXT
  const stored = isTooLarge ? withoutData({ ...entry, outcome }) : { ...entry, outcome }
  return 'result' in stored.outcome
    ? { ...stored, outcome: { result: redactResult(stored.outcome.result) } }
    : stored
}
