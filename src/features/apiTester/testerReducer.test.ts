import type { HistoryEntry } from './history/historyEntry'
import type { TimedResponse } from './request/testerRequest'
import { initialTester, type TesterAction, type TesterState, testerReducer } from './testerReducer'

const result = (status: number): TimedResponse => ({
  response: { status, statusText: 'Text', data: { status }, headers: {} },
  durationMs: 12,
  size: 34,
})
const settled = (received: TimedResponse): TesterAction => ({
  type: 'requestSettled',
  outcome: { result: received },
})
const networkError: TesterAction = {
  type: 'requestSettled',
  outcome: { error: 'Network Error', durationMs: 7 },
}
const entry: HistoryEntry = {
  id: 'past',
  sentAt: 0,
  request: { reqType: 'POST', endpoint: '/api/past', body: '[]', headers: [], sendsToken: false },
  outcome: { result: result(404) },
  lacksData: false,
}
const after = (...actions: TesterAction[]): TesterState => actions.reduce(testerReducer, initialTester)

describe('testerReducer', () => {
  test('starts with the state of the specification', () => {
    expect(initialTester).toMatchObject({
      reqType: 'GET',
      endpoint: '/api/test-todos',
      body: '{}',
      headers: [],
      response: undefined,
      error: null,
    })
  })

  test.each<[string, TesterAction[], Partial<TesterState>]>([
    [
      'changes the form field by field',
      [
        { type: 'formChanged', change: { reqType: 'POST' } },
        { type: 'formChanged', change: { body: '[' } },
      ],
      { reqType: 'POST', body: '[', endpoint: '/api/test-todos' },
    ],
    [
      'changes a header row',
      [{ type: 'headerChanged', id: 1, change: { isOn: false } }],
      {
        headers: [
          { id: 1, isOn: false, name: 'Accept', value: '*/*' },
          { id: 2, isOn: false, name: '', value: '' },
        ],
      },
    ],
    [
      'removes a header row',
      [{ type: 'headerRemoved', id: 1 }],
      { headers: [{ id: 2, isOn: false, name: '', value: '' }] },
    ],
    [
      'marks a request as pending',
      [{ type: 'requestSent' }],
      { isSending: true, latest: 1, response: undefined, error: null },
    ],
    [
      'stores its response',
      [{ type: 'requestSent' }, settled(result(200))],
      {
        isSending: false,
        response: result(200).response,
        receipt: { id: 1, durationMs: 12, size: 34 },
        error: null,
      },
    ],
    ['accepts the status 299', [{ type: 'requestSent' }, settled(result(299))], { error: null }],
    [
      'reports the status 300 as a failure',
      [{ type: 'requestSent' }, settled(result(300))],
      { error: 'Request failed with status code 300' },
    ],
    [
      'stores an error response with its message',
      [{ type: 'requestSent' }, settled(result(401))],
      { response: result(401).response, error: 'Request failed with status code 401' },
    ],
    [
      'keeps the last response until the next',
      [{ type: 'requestSent' }, settled(result(401)), { type: 'requestSent' }],
      { response: result(401).response, error: null, isSending: true },
    ],
    [
      'clears the response on failure',
      [{ type: 'requestSent' }, settled(result(200)), { type: 'requestSent' }, networkError],
      { response: undefined, receipt: { id: 2, durationMs: 7 }, error: 'Network Error', isSending: false },
    ],
    [
      'shows a request of the history and its outcome',
      [{ type: 'requestRestored', entry }],
      {
        ...entry.request,
        response: result(404).response,
        receipt: { id: 1, durationMs: 12, size: 34 },
        error: 'Request failed with status code 404',
        pastEntry: entry,
      },
    ],
    [
      'replaces the outcome of the history by the next',
      [{ type: 'requestRestored', entry }, { type: 'requestSent' }, networkError],
      { endpoint: '/api/past', response: undefined, error: 'Network Error', pastEntry: undefined },
    ],
    [
      'shows no request of the history while one is pending',
      [{ type: 'requestSent' }, { type: 'requestRestored', entry }],
      { endpoint: '/api/test-todos', isSending: true, pastEntry: undefined },
    ],
  ])('%s', (_rule, actions, expected) => {
    expect(after(...actions)).toMatchObject(expected)
  })
})
