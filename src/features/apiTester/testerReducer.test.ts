import { initialTester, testerReducer } from './testerReducer'

describe('testerReducer', () => {
  test.each([
    [299, null],
    [300, 'Request failed with status code 300'],
  ])('stores a response with the status %i with the error %j', (status, error) => {
    const response = { status, statusText: 'Text', data: { status }, headers: {} }
    const result = { response, durationMs: 12, size: 34, text: '{}' }
    const state = testerReducer(
      { ...initialTester, isSending: true },
      { type: 'requestSettled', outcome: { result } },
    )
    expect(state).toMatchObject({ response, error, isSending: false, settled: 1, durationMs: 12, size: 34 })
  })
})
