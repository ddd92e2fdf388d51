import type { Answer } from './exchange'
import { initialTester, type TesterAction, type TesterState, testerReducer } from './testerReducer'

const answer = (status: number): Answer => ({
  response: { status, statusText: 'Text', data: { status }, headers: {} },
  durationMs: 12,
  size: 34,
})
const after = (...actions: TesterAction[]): TesterState => actions.reduce(testerReducer, initialTester)

test('it starts as the specification says', () => {
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
    'the form changes field by field',
    [
      { type: 'formChanged', change: { reqType: 'POST' } },
      { type: 'formChanged', change: { body: '[' } },
    ],
    { reqType: 'POST', body: '[', endpoint: '/api/test-todos' },
  ],
  [
    'a header row changes',
    [{ type: 'headerChanged', id: 1, change: { isOn: false } }],
    {
      headers: [
        { id: 1, isOn: false, name: 'Accept', value: '*/*' },
        { id: 2, isOn: false, name: '', value: '' },
      ],
    },
  ],
  [
    'a header row goes',
    [{ type: 'headerRemoved', id: 1 }],
    { headers: [{ id: 2, isOn: false, name: '', value: '' }] },
  ],
  [
    'a request is under way',
    [{ type: 'requestSent', id: 1 }],
    { isSending: true, latest: 1, response: undefined, error: null },
  ],
  [
    'its answer shows',
    [
      { type: 'requestSent', id: 1 },
      { type: 'requestAnswered', id: 1, answer: answer(200) },
    ],
    {
      isSending: false,
      response: answer(200).response,
      receipt: { id: 1, durationMs: 12, size: 34 },
      error: null,
    },
  ],
  [
    '299 is no failure',
    [
      { type: 'requestSent', id: 1 },
      { type: 'requestAnswered', id: 1, answer: answer(299) },
    ],
    { error: null },
  ],
  [
    '300 is one',
    [
      { type: 'requestSent', id: 1 },
      { type: 'requestAnswered', id: 1, answer: answer(300) },
    ],
    { error: 'Request failed with status code 300' },
  ],
  [
    'a refusal shows and is named',
    [
      { type: 'requestSent', id: 1 },
      { type: 'requestAnswered', id: 1, answer: answer(401) },
    ],
    { response: answer(401).response, error: 'Request failed with status code 401' },
  ],
  [
    'the last answer stays until the next',
    [
      { type: 'requestSent', id: 1 },
      { type: 'requestAnswered', id: 1, answer: answer(401) },
      { type: 'requestSent', id: 2 },
    ],
    { response: answer(401).response, error: null, isSending: true },
  ],
  [
    'a failure empties the response',
    [
      { type: 'requestSent', id: 1 },
      { type: 'requestAnswered', id: 1, answer: answer(200) },
      { type: 'requestSent', id: 2 },
      { type: 'requestFailed', id: 2, error: 'Network Error' },
    ],
    { response: undefined, receipt: undefined, error: 'Network Error', isSending: false },
  ],
  [
    'an older answer is ignored',
    [
      { type: 'requestSent', id: 1 },
      { type: 'requestSent', id: 2 },
      { type: 'requestAnswered', id: 1, answer: answer(200) },
    ],
    { response: undefined, isSending: true },
  ],
  [
    'an older failure is ignored',
    [
      { type: 'requestSent', id: 1 },
      { type: 'requestSent', id: 2 },
      { type: 'requestAnswered', id: 2, answer: answer(200) },
      { type: 'requestFailed', id: 1, error: 'Request aborted' },
    ],
    { response: answer(200).response, error: null, isSending: false },
  ],
])('%s', (_rule, actions, expected) => {
  expect(after(...actions)).toMatchObject(expected)
})
