import { isOutcomeUnknown, isWorthRetrying, statusOf } from './statusOf'

const unreadable = (originalStatus: number) => ({
  status: 'PARSING_ERROR',
  originalStatus,
  data: '<html>',
  error: 'SyntaxError',
})

describe('statusOf and isOutcomeUnknown', () => {
  test.each([
    ['no response', { status: 'FETCH_ERROR', error: 'TypeError' }, undefined, true],
    ['a timeout', { status: 'TIMEOUT_ERROR', error: 'TimeoutError' }, undefined, true],
    ['an error of the client', { name: 'TypeError', message: 'x is undefined' }, undefined, true],
    ['a 201 whose body cannot be read', unreadable(201), undefined, true],
    ['a 401 whose body cannot be read', unreadable(401), 401, false],
    ['a 502 whose body cannot be read', unreadable(502), 502, true],
    ['a 409', { status: 409, data: { errors: [] } }, 409, false],
    ['a 500', { status: 500, data: {} }, 500, true],
  ])('read %s', (_what, error, status, isUnknown) => {
    expect(statusOf(error)).toBe(status)
    expect(isOutcomeUnknown(error)).toBe(isUnknown)
  })
})

test.each<[what: string, error: object, isWorth: boolean]>([
  ['no response', { status: 'FETCH_ERROR', error: 'TypeError' }, true],
  ['a 201 whose body cannot be read', unreadable(201), true],
  ['a 413 whose body cannot be read', unreadable(413), false],
  ...[400, 401, 404, 409, 413, 422].map(
    (status) => [`a ${status}`, { status, data: {} }, false] as [string, object, boolean],
  ),
  ...[408, 425, 429, 500, 503].map(
    (status) => [`a ${status}`, { status, data: {} }, true] as [string, object, boolean],
  ),
])('isWorthRetrying tells of %s whether another try may help', (_what, error, isWorth) => {
  expect(isWorthRetrying(error)).toBe(isWorth)
})
