import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { demoAccount, errorTexts } from '@/contract'
import { startMockServer } from '../../../mock-server'
import { createShopper } from '../../../mock-server/tests/createShopper'
import { ApiTester } from './ApiTester'

let server: ReturnType<typeof startMockServer>
beforeEach(() => {
  server = startMockServer({ environment: 'test' })
})
afterEach(() => {
  server.shutdown()
  localStorage.clear()
})

const open = (props: Parameters<typeof ApiTester>[0] = {}) => {
  const user = userEvent.setup()
  const { unmount } = render(<ApiTester {...props} />)
  const fetched = jest.spyOn(globalThis, 'fetch')
  const fill = async (label: string, text: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    if (text) await user.type(field, text.replace(/[{[]/g, '$&$&'))
  }
  const choose = (method: string) => user.selectOptions(screen.getByLabelText('Method'), method)
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }))
  return { user, unmount, fetched, fill, choose, send }
}
const response = () => within(screen.getByRole('region', { name: 'Response' }))
const statusOf = (text: string | RegExp) => response().findByText(text)

afterEach(() => jest.restoreAllMocks())

describe('ApiTester', () => {
  test('starts with the default request and no response', () => {
    open()
    const request = within(screen.getByRole('region', { name: 'Request' }))
    expect(request.getByLabelText('Method')).toHaveValue('GET')
    expect(request.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'GET',
      'POST',
      'DELETE',
    ])
    expect(request.getByLabelText('Endpoint')).toHaveValue('/api/test-todos')
    expect(request.getByLabelText('Body')).toHaveValue('{}')
    expect(request.getByLabelText('Send header 1')).toBeChecked()
    expect(request.getByLabelText('Name of header 1')).toHaveValue('Accept')
    expect(request.getByLabelText('Value of header 1')).toHaveValue('*/*')
    expect(response().getByText('Response is undefined.')).toBeVisible()
    expect(response().queryByRole('tree')).not.toBeInTheDocument()
  })

  test('shows the status, the data and the headers of the default request', async () => {
    const { send, fetched } = open()
    await send()
    expect(await statusOf('200 OK')).toBeVisible()
    expect(response().getByRole('status', { name: 'Status' })).toHaveTextContent(
      /^200 OK\s*[\d,]+ ms\s*\d+ B$/,
    )
    expect(response().queryByText('Response is undefined.')).not.toBeInTheDocument()
    const data = within(response().getByRole('tree', { name: 'Data' }))
    expect(data.getByRole('button', { name: 'todos' })).toHaveAttribute('aria-expanded', 'true')
    const headers = response().getByRole('tree', { name: 'Headers' })
    expect(headers).toHaveTextContent('content-type:"application/json')
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ Accept: '*/*' })
  })

  test('sends the body of a POST: the demo account can log in', async () => {
    const onWrite = jest.fn()
    const { choose, fill, send } = open({ onWrite })
    await choose('POST')
    await fill('Endpoint', '/api/auth/login')
    await fill('Body', JSON.stringify({ email: demoAccount.email, password: demoAccount.password }))
    await send()
    expect(await statusOf('200 OK')).toBeVisible()
    const data = response().getByRole('tree', { name: 'Data' })
    expect(data).toHaveTextContent('encodedToken')
    expect(data).toHaveTextContent(demoAccount.name)
    expect(onWrite).toHaveBeenCalledTimes(1)
  })

  test('shows the error of a DELETE without a token, and calls onWrite', async () => {
    const onWrite = jest.fn()
    const { choose, fill, send } = open({ onWrite })
    await choose('DELETE')
    await fill('Endpoint', '/api/user/cart/any')
    await send()
    expect(await statusOf('401 Unauthorized')).toBeVisible()
    expect(response().getByRole('status', { name: 'Status' })).toHaveTextContent(
      'Request failed with status code 401',
    )
    expect(response().getByRole('tree', { name: 'Data' })).toHaveTextContent('errors')
    expect(response().getByText(JSON.stringify(errorTexts.invalidToken))).toBeVisible()
    expect(onWrite).toHaveBeenCalledTimes(1)
  })

  test('sends the token of a header row', async () => {
    const { token } = await createShopper(server)
    const { user, fill, send } = open()
    await fill('Endpoint', '/api/user/wishlist')
    await user.type(screen.getByLabelText('Name of header 2'), 'authorization')
    await user.click(screen.getByLabelText('Value of header 2'))
    await user.paste(token)
    await send()
    expect(await statusOf('200 OK')).toBeVisible()
    expect(response().getByRole('tree', { name: 'Data' })).toHaveTextContent('wishlist:[]')
  })

  test('shows the 404 of an unknown path, and does not call onWrite for a GET', async () => {
    const onWrite = jest.fn()
    const { fill, send } = open({ onWrite })
    await fill('Endpoint', '/api/nothing/here')
    await send()
    expect(await statusOf('404 Not Found')).toBeVisible()
    expect(onWrite).not.toHaveBeenCalled()
  })

  test('collapses many products until they are expanded', async () => {
    const { user, fill, send } = open()
    await fill('Endpoint', '/api/products')
    await send()
    const data = within(await response().findByRole('tree', { name: 'Data' }))
    expect(data.getAllByRole('button', { name: /^Item \d+$/, expanded: false })).toHaveLength(20)
    expect(data.queryByText('title:')).not.toBeInTheDocument()
    await user.click(data.getByRole('button', { name: 'Item 20' }))
    expect(data.getByText('title:')).toBeVisible()
    await send()
    await waitFor(() => expect(response().queryByText('title:')).not.toBeInTheDocument())
  })

  test('shows the error and no response when the request fails', async () => {
    const onWrite = jest.fn()
    const { choose, fetched, send } = open({ onWrite })
    await send()
    expect(await statusOf('200 OK')).toBeVisible()
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await choose('DELETE')
    await send()
    expect(await response().findByRole('alert')).toHaveTextContent('Network Error')
    expect(response().getByText('Response is undefined.')).toBeVisible()
    expect(response().queryByRole('tree')).not.toBeInTheDocument()
    expect(response().getByRole('status', { name: 'Status' })).toHaveTextContent(/^[\d,]+ ms$/)
    // The server may have handled the request nevertheless.
    expect(onWrite).toHaveBeenCalledTimes(1)
  })

  test('shows a body that is not JSON as text', async () => {
    const { fetched, send } = open()
    fetched.mockResolvedValueOnce(new Response('<b>hi</b>', { headers: { 'content-type': 'text/html' } }))
    await send()
    expect(await response().findByText('<b>hi</b>')).toBeVisible()
    expect(response().getByRole('tree', { name: 'Headers' })).toHaveTextContent('text/html')
  })

  test('shows the whole response when it has no body', async () => {
    const { fetched, send } = open()
    fetched.mockResolvedValueOnce(new Response(null, { status: 204, statusText: 'No Content' }))
    await send()
    const whole = await response().findByRole('tree', { name: 'Whole response' })
    expect(whole).toHaveTextContent('status:204,statusText:"No Content",headers:{}')
  })

  // biome-ignore format: a table is read by its columns.
  test.each([
    ['JSON with indentation', '{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
    ['a large number as it was received', '{"id":9007199254740993}', '{"id":9007199254740993}'],
    ['JSON of several lines as it was received', '{\n"a": 1 }', '{\n"a": 1 }'],
    ['a text', '"silk"', 'silk'],
    ['the whole response, where it has no data', '', '{\n  "status": 200,\n  "statusText": "",\n  "headers": {}\n}'],
  ])('copies %s', async (_what, body, copied) => {
    const { user, fetched, send } = open()
    fetched.mockResolvedValueOnce(new Response(new Blob([body])))
    await send()
    await user.click(await response().findByRole('button', { name: 'Copy response' }))
    expect(await navigator.clipboard.readText()).toBe(copied)
  })

  test('uses the standard scheme by default, and can switch it', async () => {
    const { user, unmount } = open()
    const group = screen.getByRole('group', { name: 'Colour scheme' })
    expect(within(group).getByRole('radio', { name: 'Standard' })).toBeChecked()
    const tester = group.closest('[data-scheme]')
    expect(tester).toHaveAttribute('data-scheme', 'standard')
    await user.click(within(group).getByRole('radio', { name: 'Dark' }))
    expect(tester).toHaveAttribute('data-scheme', 'dark')
    unmount()
    open({ scheme: 'dark' })
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })
})
