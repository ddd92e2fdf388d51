import { demoAccount } from '@resham/contract'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { headerCounts, inHeader, toasts } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

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

test('ends with a link to the licences of the build', async () => {
  await renderApp(paths.tester)
  expect(await screen.findByRole('link', { name: 'Licences' })).toHaveAttribute('href', '/licenses.txt')
})

describe('Advance the latest order', () => {
  const press = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: 'Advance the latest order' }))
  const none = 'There is no order that is not delivered or cancelled yet.'

  test('moves the newest open order step by step, until it is delivered', async () => {
    const { user } = await renderApp(paths.tester, { shopper: { orders: [[paithani]] } })
    for (const text of [...Array(3).fill('The latest order is one step further.'), none]) {
      await press(user)
      expect(await screen.findByText(text)).toBeVisible()
    }
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    const orders = within(await screen.findByRole('region', { name: 'Orders' }))
    expect(await orders.findByText('Delivered')).toBeVisible()
  })

  test('says that a visitor has to log in', async () => {
    await renderApp(paths.tester)
    expect(screen.getByText('Log in to move your latest order forward.')).toBeVisible()
  })

  test('shows and logs a failure, and can be tried again', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, server } = await renderApp(paths.tester, { shopper: {} })
    jest.spyOn(server, 'advanceLatestOrder').mockRejectedValueOnce(new Error('The disk is gone.'))
    await press(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('The order could not be moved forward.')
    expect(consoleError.mock.calls.flat()).toEqual(['advanceLatestOrder failed: Error: The disk is gone.'])
    await press(user)
    expect(await screen.findByText(none)).toBeVisible()
  })
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
    const button = screen.getByRole('button', { name: 'Reset demo data' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 0 }))
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
    // The dialog opens again once the Back that closed it has arrived.
    await user.click(await screen.findByRole('button', { name: 'Reset' }))
    expect(await screen.findByText(/^Demo data has been reset/)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(reset).toHaveBeenCalledTimes(2)
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
