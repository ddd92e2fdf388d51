import { describeError } from './describeError'

describe('describeError', () => {
  // biome-ignore format: a table is read by its columns.
  test.each<[error: Parameters<typeof describeError>[0], text: string]>([
    [{ status: 422, data: { errors: ['Unprocessable Entity. Email Already Exists.'] } }, 'Unprocessable Entity. Email Already Exists.'],
    [{ status: 500, data: { error: { message: 'secret' } } }, 'Request failed with status code 500'],
    [{ status: 404, data: { errors: [] } }, 'Request failed with status code 404'],
    [{ status: 418, data: null }, 'Request failed with status code 418'],
    [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, 'Network Error'],
    [{ status: 'TIMEOUT_ERROR', error: 'TimeoutError' }, 'The request took too long. Please try again.'],
    [{ status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: 'SyntaxError' }, 'The response could not be read.'],
    [{ status: 'CUSTOM_ERROR', error: 'Out of silk' }, 'Out of silk'],
    [{ name: 'AbortError', message: 'Aborted' }, 'Request aborted'],
    [{ name: 'RangeError', message: "price '' is not a number" }, "price '' is not a number"],
  ])('describeError describes %j as %j', (error, text) => {
    expect(describeError(error)).toBe(text)
  })
})
