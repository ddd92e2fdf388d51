import type { CallMethod } from '@/contract/calls'
import { changeRow, type HeaderChange, type HeaderRow, removeRow } from './request/headerList'
import type { Outcome } from './request/sendRequest'
import { type ShownOutcome, toShown } from './response/shownOutcome'

/** The state of the specification's section 3, and of the form. */
export type TesterState = ShownOutcome & {
  reqType: CallMethod
  endpoint: string
  body: string
  headers: HeaderRow[]
  /** What was typed into the fields of path parameters, by name. */
  params: Record<string, string>
  /** Whether the session's token is sent. */
  sendsToken: boolean
  isSending: boolean
  /** The number of requests that have settled. */
  settled: number
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

export const initialTester: TesterState = {
  reqType: 'GET',
  endpoint: '/api/test-todos',
  body: '{}',
  headers: [],
  params: {},
  sendsToken: false,
  response: undefined,
  error: null,
  isSending: false,
  settled: 0,
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
      return { ...state, isSending: true, error: null }
    case 'requestSettled':
      return { ...state, ...toShown(action.outcome), isSending: false, settled: state.settled + 1 }
  }
}
