import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { demoAccount } from '@/contract'
import { paths } from '@/shared/routing/paths'
import { fakeNetwork } from '@/testing/fakeNetwork'
import { fillIn } from '@/testing/fillIn'
import { headerCounts, inHeader, toasts } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const response = () => within(screen.getByRole('region', { name: 'Response' }))

test('shows the tester with header and footer', async () => {
  await renderApp(paths.tester)
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'mockMan' })).toBeVisible()
})

test('shows the response of the default request', async () => {
  const { user } = await renderApp(paths.tester)
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await response().findByText('200 OK')).toBeVisible()
  expect(response().getByRole('tree', { name: 'Data' })).toHaveTextContent('todos')
})

test('updates the shop after a write', async () => {
  const { user } = await renderApp(paths.tester, { shopper: { wishlist: [paithani] } })
  const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
  await screen.findByRole('button', { name: 'Send' })
  await user.selectOptions(screen.getByLabelText('Method'), 'POST')
  await fillIn(user, {
    Endpoint: '/api/user/cart',
    Body: JSON.stringify({ product: { _id: paithani._id } }),
    'Name of header 2': 'authorization',
    'Value of header 2': token,
  })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('link', { name: 'Cart 1 item' })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Method'), 'DELETE')
  await fillIn(user, { Endpoint: `/api/user/wishlist/${paithani._id}` })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('link', { name: 'Wishlist 0 items' })).toBeVisible()
  expect(headerCounts()).toEqual({ wishlist: 0, cart: 1 })
})

describe('Reset demo data', () => {
  const shopper = { cart: [paithani], wishlist: [paithani] }
  const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
  const openTester = async () => {
    const books = { books: { u1: { addresses: [], selectedId: null } } }
    const shop = await renderApp(paths.tester, {
      shopper,
      before: () => {
        localStorage.setItem('addresses', JSON.stringify(books))
        localStorage.setItem('orders', '{"placed":{"u1":[]}}')
        localStorage.setItem('recentlyViewed', '{"viewed":{"u1":["a-saree"]}}')
      },
    })
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 1, cart: 1 }))
    await press(shop.user, 'Reset demo data')
    return shop
  }
  const isRegistered = async (email: string) => {
    const body = JSON.stringify({ email, password: 'x' })
    const { status } = await fetch('/api/auth/login', { method: 'POST', body })
    return status !== 404
  }

  test('asks for confirmation, and changes nothing on Cancel', async () => {
    const { user } = await openTester()
    expect(screen.getByRole('dialog', { name: 'Reset demo data?' })).toHaveAccessibleDescription(/cart/)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await press(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(headerCounts()).toEqual({ wishlist: 1, cart: 1 })
    expect(await isRegistered('asha.rao@resham.example')).toBe(true)
  })

  test('restores the seed data and ends the session, with a message but without a toast', async () => {
    const { user, currentUrl } = await openTester()
    await press(user, 'Reset')
    expect(await screen.findByText(/^Demo data has been reset/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reset demo data' })).not.toHaveAttribute('aria-disabled')
    expect(headerCounts()).toEqual({ wishlist: 0, cart: 0 })
    expect(currentUrl()).toBe(paths.tester)
    expect(toasts()).toEqual([])
    await waitFor(() => expect(localStorage.getItem('loginItems')).toBeNull())
    const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    expect(stored('addresses')).toMatchObject({ books: {} })
    expect(stored('recentlyViewed')).toMatchObject({ viewed: {} })
    expect(await isRegistered('asha.rao@resham.example')).toBe(false)
    expect(await isRegistered(demoAccount.email)).toBe(true)
  })

  test('shows and logs a failure, changes nothing, and can be tried again', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, server } = await openTester()
    const reset = jest.spyOn(server, 'resetAccounts').mockRejectedValueOnce(new Error('The disk is gone.'))
    await press(user, 'Reset')
    expect(await screen.findByRole('alert')).toHaveTextContent('The demo data could not be reset.')
    expect(consoleError.mock.calls.flat()).toEqual(['resetDemoData failed: Error: The disk is gone.'])
    expect(headerCounts()).toEqual({ wishlist: 1, cart: 1 })
    await press(user, 'Reset demo data')
    await press(user, 'Reset')
    expect(await screen.findByText(/^Demo data has been reset/)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(reset).toHaveBeenCalledTimes(2)
  })

  test('continues when the quantity of a cart line fails meanwhile', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, server } = await renderApp(paths.tester, { shopper })
    await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
    const plus = await screen.findByRole('button', { name: `Increase quantity, ${paithani.title}` })
    const { pendingRequests } = fakeNetwork()
    await user.click(plus)
    await waitFor(() => expect(pendingRequests).toHaveLength(1))
    let finish = () => {}
    jest.spyOn(server, 'resetAccounts').mockReturnValue(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
    window.history.back()
    await user.click(await screen.findByRole('button', { name: 'Reset demo data' }))
    await press(user, 'Reset')
    pendingRequests[0]?.fail()
    await waitFor(() => expect(consoleError).toHaveBeenCalledWith('changeQuantity failed: Network Error'))
    finish()
    expect(await screen.findByText(/^Demo data has been reset/)).toBeVisible()
    expect(consoleError).toHaveBeenCalledTimes(1)
  })

  test('resets once on a double click', async () => {
    const { user, server } = await openTester()
    let finish = () => {}
    const reset = jest.spyOn(server, 'resetAccounts').mockReturnValue(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
    await user.dblClick(screen.getByRole('button', { name: 'Reset' }))
    const button = await screen.findByRole('button', { name: 'Resetting…' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await user.click(button)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    finish()
    expect(await screen.findByText(/^Demo data has been reset/)).toBeVisible()
    expect(reset).toHaveBeenCalledTimes(1)
  })
})

describe('Latency and faults', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Latency and faults' }))
  const strip = () => screen.queryByRole('complementary', { name: 'Latency and faults' })
  const press = (user: UserEvent, name: string) => user.click(panel().getByRole('button', { name }))
  afterEach(() => sessionStorage.clear())

  test('lets a call fail, shows how often, and is used up', async () => {
    const { user } = await renderApp(paths.tester)
    const form = within(await screen.findByRole('form', { name: 'Fault' }))
    expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toContain('GET test-todos')
    await user.selectOptions(form.getByLabelText('Call'), 'GET test-todos')
    await user.selectOptions(form.getByLabelText('Failure'), 'Time-out, at once')
    await press(user, 'Add fault')
    expect(await panel().findByRole('listitem')).toHaveTextContent('GET test-todosTime-out, at once, once')
    expect(strip()).toHaveTextContent('1 fault')
    expect(panel().getByRole('status')).toHaveTextContent('The fault is added.')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await response().findByRole('alert')).toHaveTextContent('The request took too long.')
    expect(panel().queryByRole('listitem')).not.toBeInTheDocument()
    expect(panel().getByRole('status')).toBeEmptyDOMElement()
    expect(strip()).not.toBeInTheDocument()
  })

  test('sets a latency, which replaces that of the same call', async () => {
    const { user } = await renderApp(paths.tester)
    const form = within(await screen.findByRole('form', { name: 'Latency' }))
    await press(user, 'Set latency')
    expect(panel().getByText('Latency in ms is required.')).toBeVisible()
    for (const ms of ['-1', '1.5', '60001']) {
      await user.clear(form.getByLabelText('Latency in ms'))
      await user.type(form.getByLabelText('Latency in ms'), ms)
      await press(user, 'Set latency')
      expect(panel().getByText('Latency must be a whole number from 0 to 60,000.')).toBeVisible()
    }
    expect(panel().queryByRole('listitem')).not.toBeInTheDocument()
    for (const ms of ['1', '20']) {
      await user.clear(form.getByLabelText('Latency in ms'))
      await user.type(form.getByLabelText('Latency in ms'), ms)
      await press(user, 'Set latency')
      expect(await panel().findByText(`Latency of ${ms} ms`)).toBeVisible()
    }
    expect(panel().getAllByRole('listitem')).toHaveLength(1)
    await press(user, 'Remove Latency of 20 ms, All calls')
    expect(panel().getByRole('status')).toHaveTextContent('The latency is removed.')
  })

  test('shows what the tab has stored, and removes all of it', async () => {
    const { user } = await renderApp(paths.tester, {
      before: async (server) => {
        const faults = await server.faults()
        faults.setLatency({ call: 'GET products', ms: 0 })
        faults.addFault({ call: 'POST auth/login', how: 'network', left: 70 })
      },
    })
    expect(await panel().findAllByRole('listitem')).toHaveLength(2)
    expect(panel().getAllByRole('listitem')[1]).toHaveTextContent('POST auth/loginNetwork error, 70 times')
    await press(user, 'Remove all')
    expect(panel().queryByRole('listitem')).not.toBeInTheDocument()
    expect(panel().getByRole('heading', { level: 2 })).toHaveFocus()
    expect(sessionStorage).toHaveLength(0)
  })

  test('no longer says that a fault is added once the strip has removed it', async () => {
    const { user } = await renderApp(paths.tester)
    await screen.findByRole('form', { name: 'Fault' })
    await press(user, 'Add fault')
    expect(await panel().findByText('The fault is added.')).toBeVisible()
    await user.click(within(strip() as HTMLElement).getByRole('button', { name: 'Remove all' }))
    expect(panel().queryByText('The fault is added.')).not.toBeInTheDocument()
  })

  test('says when it cannot be loaded, and tries again', async () => {
    const { user, server } = await renderApp(paths.tester, {
      before: (mock) => jest.spyOn(mock, 'faults').mockRejectedValue(new Error('Offline')),
    })
    await screen.findByRole('form', { name: 'Fault' })
    await press(user, 'Add fault')
    expect(await panel().findByRole('alert')).toHaveTextContent('Please try again.')
    jest.mocked(server.faults).mockRestore()
    await press(user, 'Add fault')
    expect(await panel().findByRole('listitem')).toBeVisible()
    expect(panel().queryByRole('alert')).not.toBeInTheDocument()
  })
})
