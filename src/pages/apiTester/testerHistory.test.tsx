import { screen, within } from '@testing-library/react'
import { demoAccount } from '@/contract'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { renderApp } from '@/testing/renderApp'

const region = (name: string) => within(screen.getByRole('region', { name }))
const history = () => region('History')
const response = () => region('Response')
const button = (name: string | RegExp) => history().getByRole('button', { name })
const items = () => history().queryAllByRole('listitem')

const open = async (before?: () => void) => {
  const { user } = await renderApp(paths.tester, { before })
  await screen.findByRole('button', { name: 'Send' })
  const send = async (endpoint: string, status: string, { method = 'GET', body = '{}' } = {}) => {
    const { length } = items()
    await user.selectOptions(screen.getByLabelText('Method'), method)
    await fillIn(user, { Endpoint: endpoint, Body: body })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await response().findByText(status)).toBeVisible()
    expect(items()).toHaveLength(length + 1)
  }
  const press = (name: string | RegExp) => user.click(button(name))
  return { user, send, press }
}

afterEach(() => jest.restoreAllMocks())

describe('The history of the tester', () => {
  test('is empty at first, and says what it stores', async () => {
    await open()
    expect(history().getByText(/^No requests yet/)).toHaveTextContent('without passwords and tokens')
    expect(history().queryByRole('list')).not.toBeInTheDocument()
    expect(history().queryByRole('button')).not.toBeInTheDocument()
  })

  test('says that requests are lost with the page while the storage is full', async () => {
    const { send } = await open()
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await send('/api/nothing/a', '404 Not Found')
    expect(history().getByText(/are lost when this page is closed or reloaded/)).toBeVisible()
    expect(history().queryByText(/are stored in this browser/)).not.toBeInTheDocument()
    setItem.mockRestore()
    await send('/api/nothing/b', '404 Not Found')
    expect(history().getByText(/^The last 50 requests are stored in this browser/)).toBeVisible()
  })

  test('lists the requests with their outcomes, newest first', async () => {
    const { send } = await open()
    await send('/api/test-todos', '200 OK')
    await send('/api/nothing', '404 Not Found')
    expect(items()).toHaveLength(2)
    expect(items()[0]).toHaveTextContent(/GET \/api\/nothing.*404 Not Found.* ms.* B/)
    expect(items()[1]).toHaveTextContent(/GET \/api\/test-todos.*200 OK/)
    expect(button('Look again: GET /api/nothing')).toHaveAccessibleDescription(/404 Not Found/)
  })

  test('lists a request without a response with its error', async () => {
    const { user } = await open()
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await history().findByText('Network Error')).toBeVisible()
    expect(items()[0]).toHaveTextContent(/Network Error[\d,]+ ms/)
    await user.click(button(/^Look again/))
    expect(response().getByRole('alert')).toHaveTextContent('Network Error')
    expect(response().getByText(/^From the history/)).toBeVisible()
  })

  test('shows a request and its response again, until the next response', async () => {
    const { user, send, press } = await open()
    await send('/api/nothing', '404 Not Found', { method: 'POST', body: '{"a":1}' })
    await send('/api/test-todos', '200 OK')
    await press('Look again: POST /api/nothing')
    expect(screen.getByLabelText('Method')).toHaveValue('POST')
    expect(screen.getByLabelText('Endpoint')).toHaveValue('/api/nothing')
    expect(screen.getByLabelText('Body')).toHaveValue('{"a":1}')
    expect(response().getByText('404 Not Found')).toBeVisible()
    const heading = response().getByRole('heading', { name: 'Response' })
    expect(heading).toHaveFocus()
    expect(heading).toHaveAccessibleDescription(/^From the history: sent \d/)
    expect(items()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await response().findByText('404 Not Found')).toBeVisible()
    expect(items()).toHaveLength(3)
    expect(response().queryByText(/^From the history/)).not.toBeInTheDocument()
  })

  test('sends a request again', async () => {
    const { send, press } = await open()
    await send('/api/categories', '200 OK')
    await send('/api/nothing', '404 Not Found')
    await press('Send again: GET /api/categories')
    expect(await response().findByText('200 OK')).toBeVisible()
    expect(items()).toHaveLength(3)
    expect(items()[0]).toHaveTextContent('GET /api/categories')
  })

  test('sends no mark instead of a password: it must be filled in again', async () => {
    const { user, send, press } = await open()
    const { email, password } = demoAccount
    await send('/api/auth/login', '200 OK', { method: 'POST', body: JSON.stringify({ email, password }) })
    const fetched = jest.spyOn(globalThis, 'fetch')
    await press('Send again: POST /api/auth/login')
    const body = screen.getByLabelText('Body')
    expect(body).toHaveValue(`{"email":"${email}","password":"‹removed›"}`)
    expect(body).toHaveFocus()
    expect(body).toHaveAccessibleDescription(/Fill in ‹removed› again/)
    expect(response().getByRole('tree', { name: 'Data' })).toHaveTextContent('encodedToken:"‹removed›"')
    expect(fetched).not.toHaveBeenCalled()
    await fillIn(user, { Body: JSON.stringify({ email, password }) })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await response().findByText('200 OK')).toBeVisible()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('stores neither a password nor a token', async () => {
    const { user, send } = await open()
    const { email, password } = demoAccount
    await send('/api/auth/login', '200 OK', { method: 'POST', body: JSON.stringify({ email, password }) })
    const signUp = {
      name: 'Asha',
      email: 'asha@resham.example',
      password: 'kanchi-42',
      confirmPassword: 'kanchi-42',
    }
    await send('/api/auth/signup', '201 Created', { method: 'POST', body: JSON.stringify(signUp) })
    const loggedIn = await fetch('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    })
    const { encodedToken } = await loggedIn.json()
    await fillIn(user, { 'Name of header 2': 'authorization', 'Value of header 2': encodedToken })
    await send('/api/user/cart', '200 OK')
    const stored = localStorage.getItem('testerHistory') ?? ''
    expect(stored).toContain('asha@resham.example')
    expect(stored).not.toContain(password)
    expect(stored).not.toMatch(/kanchi|eyJ/)
  })

  test('says when the data was too large to store', async () => {
    const large = new Response(`"${'x'.repeat(1_199_998)}"`)
    let fetched: jest.SpyInstance | undefined
    const { press } = await open(() => {
      fetched = jest.spyOn(globalThis, 'fetch')
    })
    const send = await screen.findByRole('button', { name: 'Send' })
    fetched?.mockResolvedValueOnce(large)
    send.click()
    expect(await history().findByText('1.2 MB')).toBeVisible()
    await press(/^Look again/)
    expect(response().getByText(/The data \(1.2 MB\) was too large to store\.$/)).toBeVisible()
  })

  test('compares two responses, and says when they are equal', async () => {
    const { user, send, press } = await open()
    await send('/api/nothing/a', '404 Not Found')
    await send('/api/nothing/b', '404 Not Found')
    await user.click(history().getByRole('checkbox', { name: 'Compare GET /api/nothing/a' }))
    expect(history().getByRole('status')).toHaveTextContent('1 ticked. Tick one more to compare.')
    expect(history().queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument()
    await user.click(history().getByRole('checkbox', { name: 'Compare GET /api/nothing/b' }))
    await press('Compare')
    const dialog = within(screen.getByRole('dialog', { name: 'Compare two responses' }))
    const data = within(dialog.getByRole('region', { name: 'Data' }))
    expect(data.getByRole('deletion')).toHaveTextContent(/^Only earlier: .*nothing\/a/)
    expect(data.getByRole('insertion')).toHaveTextContent(/^Only later: .*nothing\/b/)
    expect(
      within(dialog.getByRole('region', { name: 'Status' })).queryByRole('deletion'),
    ).not.toBeInTheDocument()
    expect(dialog.queryByText('The responses are equal.')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Close' }))

    await press('Send again: GET /api/nothing/b')
    await response().findByText('404 Not Found')
    await user.click(history().getByRole('checkbox', { name: 'Compare GET /api/nothing/a' }))
    const [latest] = history().getAllByRole('checkbox', { name: 'Compare GET /api/nothing/b' })
    if (latest) await user.click(latest)
    await press('Compare')
    expect(await screen.findByText('The responses are equal.')).toBeVisible()
  })

  test('removes one request, and then all, and moves the focus', async () => {
    const { send, press } = await open()
    for (const name of ['a', 'b', 'c']) await send(`/api/nothing/${name}`, '404 Not Found')
    await press('Remove GET /api/nothing/b from the history')
    expect(items()).toHaveLength(2)
    expect(button('Remove GET /api/nothing/a from the history')).toHaveFocus()
    await press('Clear history')
    expect(items()).toHaveLength(0)
    expect(history().getByRole('heading', { name: 'History' })).toHaveFocus()
    expect(localStorage.getItem('testerHistory')).toBeNull()
  })

  test('shows ten requests at first, and all of them on request', async () => {
    const entry = (n: number) => ({
      id: String(n),
      sentAt: n,
      request: { reqType: 'GET', endpoint: `/api/${n}`, body: '{}', headers: [], sendsToken: false },
      outcome: { error: 'Network Error', durationMs: 7 },
      lacksData: false,
    })
    const entries = Array.from({ length: 12 }, (_, n) => entry(12 - n))
    const { press } = await open(() =>
      localStorage.setItem('testerHistory', JSON.stringify({ version: 1, entries })),
    )
    expect(items()).toHaveLength(10)
    await press('Show all 12')
    expect(items()).toHaveLength(12)
    expect(button('Look again: GET /api/2')).toHaveFocus()
  })
})
