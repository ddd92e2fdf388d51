import type { CallMethod } from '@/contract/calls'
import { describeError } from '@/shared/api/describeError'
import type { HistoryEntry } from './history/historyEntry'
import { changeRow, type HeaderChange, type HeaderRow, removeRow } from './request/headerList'
import type { Outcome } from './request/sendRequest'
import type { TesterResponse, TimedResponse } from './request/testerRequest'

/** The state of the specification's section 3, and of the form. */
export type TesterState = {
  reqType: CallMethod
  endpoint: string
  body: string
  headers: HeaderRow[]
  /** What was typed into the fields of path parameters, by name. */
  params: Record<string, string>
  /** Whether the session's token is sent. */
  sendsToken: boolean
  response: TesterResponse | undefined
  error: string | null
  /** The number of the latest request; 0 before the first. */
  latest: number
  isSending: boolean
  /** What is known of the shown outcome besides; `id` is the number of its request. */
  receipt: ({ id: number } & Partial<Omit<TimedResponse, 'response'>>) | undefined
  /** The entry of the history whose outcome is shown. */
  pastEntry: HistoryEntry | undefined
}

export type FormChange = Partial<
  Pick<TesterState, 'reqType' | 'endpoint' | 'body' | 'headers' | 'params' | 'sendsToken'>
>

export type TesterAction =
  | { type: 'formChanged'; change: FormChange }
  | { type: 'headerChanged'; id: number; change: HeaderChange }
  | { type: 'headerRemoved'; id: number }
  | { type: 'requestSent' }
  | { type: 'requestSettled'; outcome: Outcome }
  | { type: 'requestRestored'; entry: HistoryEntry }

export const initialTester: TesterState = {
  reqType: 'GET',
  endpoint: '/api/test-todos',
  body: '{}',
  headers: [],
  params: {},
  sendsToken: false,
  response: undefined,
  error: null,
  latest: 0,
  isSending: false,
  receipt: undefined,
  pastEntry: undefined,
}

/** The error message of a failure (specification, section 8), whose response is shown too; null of a success. */
export const failureOf = ({ status }: TesterResponse): string | null =>
  status >= 200 && status <= 299 ? null : describeError({ status, data: undefined })

/** What is shown after a request. */
const outcomeOf = (id: number, outcome: Outcome, pastEntry?: HistoryEntry) => {
  if ('error' in outcome) {
    const { error, durationMs } = outcome
    return { response: undefined, receipt: { id, durationMs }, error, pastEntry }
  }
  const { response, ...rest } = outcome.result
  return { response, receipt: { id, ...rest }, error: failureOf(response), pastEntry }
}

/** The tester's reducer. At most one request is pending. */
export const testerReducer = (state: TesterState, action: TesterAction): TesterState => {
  switch (action.type) {
    case 'formChanged':
      return { ...state, ...action.change }
    case 'headerChanged':
      return { ...state, headers: changeRow(state.headers, action.id, action.change) }
    case 'headerRemoved':
      return { ...state, headers: removeRow(state.headers, action.id) }
    case 'requestSent':
      // The last response stays until the next, against a layout shift.
      return { ...state, latest: state.latest + 1, isSending: true, error: null }
    case 'requestSettled':
      return { ...state, isSending: false, ...outcomeOf(state.latest, action.outcome) }
    case 'requestRestored': {
      if (state.isSending) return state
      const { entry } = action
      const id = state.latest + 1
      return { ...state, latest: id, ...entry.request, ...outcomeOf(id, entry.outcome, entry) }
    }
  }
}
