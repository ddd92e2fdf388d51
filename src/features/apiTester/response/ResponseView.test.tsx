import { apiErrorTexts } from '@resham/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { branchOf } from '@/testing/jsonTree'
import { elementOf } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'
import { sizeText } from './formatResponse'

const open = async () => {
  const { user } = await renderApp(paths.tester)
  await screen.findByRole('button', { name: 'Send' })
  const fetched = jest.spyOn(globalThis, 'fetch')
  const send = async (method = 'GET', texts: Record<string, string> = {}) => {
    await user.selectOptions(screen.getByLabelText('Method'), method)
    await fillIn(user, texts)
    await user.click(screen.getByRole('button', { name: 'Send' }))
  }
  return { user, fetched, send }
}
const response = () => within(screen.getByRole('region', { name: 'Response' }))
const statusOf = (text: string | RegExp) => response().findByText(text)
/** The `aria-live` of each element with this text: one is read, another is announced. */
const liveOf = (text: RegExp) =>
  response()
    .getAllByText(text)
    .map((element) => elementOf(element).getAttribute('aria-live'))
const branch = (name: string) => branchOf(response(), name)
const trees = () => response().queryAllByRole('group')

describe('the response', () => {
  test('is undefined before the first request, which has its defaults', async () => {
    await open()
    const request = within(screen.getByRole('region', { name: 'Request' }))
    expect(request.getByLabelText('Method')).toHaveValue('GET')
    const methods = request.getAllByRole('option').map(({ textContent }) => textContent)
    expect(methods).toEqual(['GET', 'POST', 'DELETE'])
    expect(request.getByLabelText('Endpoint')).toHaveValue('/api/test-todos')
    expect(request.getByLabelText('Body')).toHaveValue('{}')
    expect(request.getByLabelText('Send header 1')).toBeChecked()
    expect(request.getByLabelText('Name of header 1')).toHaveValue('Accept')
    expect(request.getByLabelText('Value of header 1')).toHaveValue('*/*')
    expect(response().getByText('Response is undefined.')).toBeVisible()
    expect(trees()).toEqual([])
  })

  test('has status, duration, size, data and headers', async () => {
    const { send, fetched } = await open()
    await send()
    expect(await statusOf('200 OK')).toBeVisible()
    expect(liveOf(/^200 OK, [\d,]+ ms, \d+ B$/)).toEqual([null, 'polite'])
    expect(response().queryByText('Response is undefined.')).not.toBeInTheDocument()
    expect(branch('todos')).toHaveProperty('open', true)
    expect(branch('Data')).toContainElement(branch('todos'))
    expect(branch('Headers')).toHaveTextContent('content-type: "application/json')
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ Accept: '*/*' })
  })

  test('of an error has its message and its data', async () => {
    const { send } = await open()
    await send('DELETE', { Endpoint: '/api/user/cart/any' })
    expect(await statusOf('401 Unauthorized')).toBeVisible()
    const line = /^401 Unauthorized, [\d,]+ ms, \d+ B, Request failed with status code 401$/
    expect(liveOf(line)).toEqual([null, 'polite'])
    expect(response().getByText('Request failed with status code 401')).toBeVisible()
    expect(response().getByText(JSON.stringify(apiErrorTexts.invalidToken))).toBeVisible()
  })

  test('collapses many products until they are expanded', async () => {
    const { user, send } = await open()
    await send('GET', { Endpoint: '/api/products' })
    expect(await response().findAllByText(/^Item \d+$/)).toHaveLength(20)
    expect(response().queryByText('title:')).not.toBeInTheDocument()
    await user.click(response().getByText('Item 20'))
    expect(response().getByText('title:')).toBeVisible()
    await send()
    await waitFor(() => expect(response().queryByText('title:')).not.toBeInTheDocument())
  })

  test('is undefined again, with the error, when the network fails', async () => {
    const { fetched, send } = await open()
    await send()
    expect(await statusOf('200 OK')).toBeVisible()
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await send('DELETE')
    expect(await response().findByRole('alert')).toHaveTextContent('Network Error')
    expect(response().getByText('Response is undefined.')).toBeVisible()
    expect(trees()).toEqual([])
    expect(liveOf(/^[\d,]+ ms$/)).toEqual([null, 'polite', null])
  })

  test('is shown as text when it is not JSON, and as a whole when it has no body', async () => {
    const { fetched, send } = await open()
    fetched.mockResolvedValueOnce(new Response('<b>hi</b>', { headers: { 'content-type': 'text/html' } }))
    await send()
    expect(await response().findByText('<b>hi</b>')).toBeVisible()
    expect(branch('Headers')).toHaveTextContent('text/html')
    fetched.mockResolvedValueOnce(new Response(null, { status: 204, statusText: 'No Content' }))
    await send()
    expect(await response().findByRole('heading', { name: 'Whole response' })).toBeVisible()
    expect(branch('Whole response')).toHaveTextContent('status: 204,statusText: "No Content",headers: {}')
  })

  test('is copied as text', async () => {
    const { user, fetched, send } = await open()
    // biome-ignore format: a table is read by its columns.
    for (const [body, copied] of [
      ['{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
      // A large number, and JSON of several lines, as they were received.
      ['{"id":9007199254740993}', '{"id":9007199254740993}'],
      ['{\n"a": 1 }', '{\n"a": 1 }'],
      ['"silk"', 'silk'],
      // Without data, the whole response.
      ['', '{\n  "status": 200,\n  "statusText": "OK",\n  "headers": {}\n}'],
    ] as const) {
      const received = { status: 200, statusText: 'OK', headers: new Headers(), text: async () => body }
      fetched.mockResolvedValueOnce(received as Response)
      await send()
      await user.click(await response().findByRole('button', { name: 'Copy response' }))
      await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(copied))
    }
  })
})

test.each([
  ['"\u20b9"', '5 B'],
  ['a'.repeat(1234), '1.2 kB'],
  ['a'.repeat(2_500_000), '2.5 MB'],
])('the size of a text is counted in bytes', (text, size) => {
  expect(sizeText(text)).toBe(size)
})
