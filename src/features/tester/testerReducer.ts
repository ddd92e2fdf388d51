import { describeError } from '@/shared/api/describeError'
import type { Answer, RequestType, TesterResponse } from './exchange'
import { changeRow, type HeaderChange, type HeaderRow, removeRow } from './headerList'

/** The specification's section 3, and what the form needs besides. */
export type TesterState = {
  reqType: RequestType
  endpoint: string
  body: string
  headers: HeaderRow[]
  response: TesterResponse | undefined
  error: string | null
  /** The number of the latest request; 0 before the first. */
  latest: number
  isSending: boolean
  /** What the shown response cost: ms and bytes. `id` is the number of its request. */
  receipt: { id: number; durationMs: number; size: number } | undefined
}

export type TesterAction =
  | { type: 'formChanged'; change: Partial<Pick<TesterState, 'reqType' | 'endpoint' | 'body'>> }
  | { type: 'headerChanged'; id: number; change: HeaderChange }
  | { type: 'headerRemoved'; id: number }
  | { type: 'requestSent'; id: number }
  | { type: 'requestAnswered'; id: number; answer: Answer }
  | { type: 'requestFailed'; id: number; error: string }

export const initialTester: TesterState = {
  reqType: 'GET',
  endpoint: '/api/test-todos',
  body: '{}',
  headers: [],
  response: undefined,
  error: null,
  latest: 0,
  isSending: false,
  receipt: undefined,
}

// Section 8: any status outside 200-299 is a failure, in these words; its response shows all the same.
const failureOf = ({ status }: TesterResponse): string | null =>
  status >= 200 && status <= 299 ? null : describeError({ status, data: undefined })

/** Everything that can happen to the tester. An answer to any request but the latest changes nothing. */
export const testerReducer = (state: TesterState, action: TesterAction): TesterState => {
  switch (action.type) {
    case 'formChanged':
      return { ...state, ...action.change }
    case 'headerChanged':
      return { ...state, headers: changeRow(state.headers, action.id, action.change) }
    case 'headerRemoved':
      return { ...state, headers: removeRow(state.headers, action.id) }
    case 'requestSent':
      // The last response stays in view until its successor is here, so that the page keeps still.
      return { ...state, latest: action.id, isSending: true, error: null }
    case 'requestAnswered': {
      if (action.id !== state.latest) return state
      const { response, durationMs, size } = action.answer
      const receipt = { id: action.id, durationMs, size }
      return { ...state, isSending: false, response, receipt, error: failureOf(response) }
    }
    case 'requestFailed':
      if (action.id !== state.latest) return state
      return { ...state, isSending: false, response: undefined, receipt: undefined, error: action.error }
  }
}
