import type { TimedResponse } from './request/testerRequest'
import { initialTester, type TesterAction, type TesterState, testerReducer } from './testerReducer'

const result = (status: number): TimedResponse => ({
  response: { status, statusText: 'Text', data: { status }, headers: {} },
  durationMs: 12,
  size: 34,
  text: '{}',
})
const settled = (received: TimedResponse): TesterAction => ({
  type: 'requestSettled',
  outcome: { result: received },
})
const networkError: TesterAction = {
  type: 'requestSettled',
  outcome: { error: 'Network Error', durationMs: 7 },
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
      { isSending: true, settled: 0, response: undefined, error: null },
    ],
    [
      'stores its response',
      [{ type: 'requestSent' }, settled(result(200))],
      {
        isSending: false,
        response: result(200).response,
        settled: 1,
        durationMs: 12,
        size: 34,
        text: '{}',
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
      {
        response: undefined,
        size: undefined,
        durationMs: 7,
        error: 'Network Error',
        settled: 2,
        isSending: false,
      },
    ],
  ])('%s', (_rule, actions, expected) => {
    expect(after(...actions)).toMatchObject(expected)
  })
})
