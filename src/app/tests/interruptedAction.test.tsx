import { apiErrorTexts, demoAccount } from '@resham/contract'
import { createShopper } from '@resham/mock-server/tests/createShopper'
import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { fakeNetwork } from '@/testing/fakeNetwork'
import { fillIn } from '@/testing/fillIn'
import { storeInOtherTab } from '@/testing/otherTab'
import { findItem, headerCounts, inHeader, toasts } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { cartOnServer, wishlistOnServer } from '@/testing/serverState'

const press = async (name: string, path: string = paths.products) => {
  const shop = await renderApp(path)
  const card = await findItem(paithani.title)
  await shop.user.click(card.getByRole('button', { name: buttonName(name) }))
  expect(shop.currentUrl()).toBe(paths.login)
  await screen.findByRole('heading', { level: 1, name: 'Sign In' })
  const fill = (texts: Record<string, string>) => fillIn(shop.user, texts)
  const click = async (text: string) => shop.user.click(await screen.findByRole('button', { name: text }))
  return { ...shop, fill, click }
}

const newcomer = { Name: 'Ravi', Email: 'ravi@resham.example', Password: 'silk', 'Confirm Password': 'silk' }

describe('an action interrupted by the log-in', () => {
  test('shows the product as carted while the cart is loading, and never reverts that', async () => {
    const { click } = await press('Add to cart')
    const { pendingRequests } = fakeNetwork()
    const find = async (what: string) => {
      await waitFor(() => expect(pendingRequests.map((request) => request.name)).toContain(what))
      return pendingRequests.find((request) => request.name === what)
    }
    const settle = async (what: string) => {
      const request = await find(what)
      await request?.reachServer()
      request?.respond()
    }
    await click('Login as guest')
    await settle('POST /api/auth/login')
    const card = await findItem(paithani.title)
    expect(await card.findByRole('button', { name: buttonName('Go to cart'), busy: true })).toBeVisible()
    // The cart is read before or after the change: one request at a time.
    const cartRequest = () => pendingRequests.find(({ name }) => name.endsWith('/user/cart'))?.name ?? ''
    for (let request = 0; request < 2; request++) {
      await waitFor(() => expect(cartRequest()).not.toBe(''))
      expect(card.queryByRole('button', { name: buttonName('Add to cart') })).not.toBeInTheDocument()
      await settle(cartRequest())
    }
    expect(await card.findByRole('link', { name: buttonName('Go to cart') })).toBeVisible()
    await settle('GET /api/user/wishlist')
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 1 }))
    expect(card.getByRole('link', { name: buttonName('Go to cart') })).toBeVisible()
    expect(pendingRequests).toEqual([])
  })

  test('adds the product to the wishlist of a new account, and leaves no login page in the history', async () => {
    const { user, fill, click, currentUrl } = await press('Add to Wishlist')
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
    await screen.findByLabelText('Name')
    await fill(newcomer)
    await click('Create new account')
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 1, cart: 0 }))
    expect(currentUrl()).toBe(paths.products)
    await waitFor(() =>
      expect(toasts()).toEqual([
        ['success', 'Successfully Signed up!'],
        ['success', 'Item Added to Wishlist!'],
      ]),
    )
    expect(await wishlistOnServer()).toEqual([paithani._id])

    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await click('Logout')
    await screen.findByText('Oh no! You are logged out')
    // Back goes past the profile to the listing that the sign-up led to, without a log-in between them.
    window.history.go(-2)
    await waitFor(() => expect(currentUrl()).not.toBe(paths.loggedOut))
    expect(currentUrl()).toBe(paths.products)
  })

  test('returns to the listing on Back from the forms, however often they were swapped', async () => {
    const { user, currentUrl } = await press('Add to cart')
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
    await user.click(await screen.findByRole('link', { name: 'Sign In' }))
    await screen.findByRole('heading', { level: 1, name: 'Sign In' })
    window.history.back()
    await findItem(paithani.title)
    expect(currentUrl()).toBe(paths.products)
  })

  test('runs in this tab when the visitor logs in in another', async () => {
    const { server, currentUrl, requests } = await press('Add to cart')
    storeInOtherTab('loginItems', JSON.stringify(await createShopper(server)))
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 1 }))
    expect(currentUrl()).toBe(paths.products)
    await waitFor(() => expect(toasts()).toEqual([['success', 'Item Added to Cart!']]))
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/user/cart'])
    expect(await cartOnServer()).toEqual({ [paithani._id]: 1 })
  })

  test('does not run when another tab has carried it out, until the visitor presses again', async () => {
    const { server, user, currentUrl, requests } = await press('Add to cart')
    storeInOtherTab('carriedOut', JSON.stringify([`addToCart/${paithani._id}`]))
    storeInOtherTab('loginItems', JSON.stringify(await createShopper(server)))
    await waitFor(() => expect(requests).toContain('GET /api/user/cart'))
    expect(currentUrl()).toBe(paths.products)
    storeInOtherTab('loginItems')
    const card = await findItem(paithani.title)
    await user.click(await card.findByRole('button', { name: buttonName('Add to cart') }))
    await user.click(await screen.findByRole('button', { name: 'Login as guest' }))
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 1 }))
    const posts = requests.filter((request) => request.startsWith('POST'))
    expect(posts).toEqual(['POST /api/auth/login', 'POST /api/user/cart'])
  })

  test('is remembered as carried out until the log-out', async () => {
    const { user, click } = await press('Add to cart')
    await click('Login as guest')
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 1 }))
    expect(localStorage.getItem('carriedOut')).toBe(JSON.stringify([`addToCart/${paithani._id}`]))
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await click('Logout')
    await screen.findByText('Oh no! You are logged out')
    expect(localStorage.getItem('carriedOut')).toBeNull()
  })

  test('runs once, where the visitor was, after a failed log-in and a reload too', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const listing = `${paths.products}?category=Saree#there`
    const { user, fill, click, reload, currentUrl } = await press('Add to cart', listing)
    await fill({ Email: demoAccount.email, Password: 'wool' })
    await click('Login')
    expect(await screen.findByRole('alert')).toHaveTextContent(apiErrorTexts.wrongCredentials)
    expect(consoleError.mock.calls).toEqual([[`logIn failed: ${apiErrorTexts.wrongCredentials}`]])
    await reload()
    await user.click(await screen.findByRole('button', { name: 'Login as guest' }))
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 1 }))
    expect(currentUrl()).toBe(listing)
    await waitFor(() =>
      expect(toasts().slice(-2)).toEqual([
        ['success', 'Successfully Logged In!'],
        ['success', 'Item Added to Cart!'],
      ]),
    )
    await reload()
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 1 }))
    expect(await cartOnServer()).toEqual({ [paithani._id]: 1 })
    expect(consoleError).toHaveBeenCalledTimes(1)
  })

  test('is not run by Back to the log-in page that it left, after a log-in elsewhere', async () => {
    const { user, requests, currentUrl, click } = await press('Add to cart')
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    // Another log-in page comes in place of the first.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    await click('Login as guest')
    await waitFor(() => expect(currentUrl()).toBe(paths.profile))
    await waitFor(() => expect(requests).toContain('GET /api/user/wishlist'))
    window.history.back()
    await findItem(paithani.title)
    expect(currentUrl()).toBe(paths.products)
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 0 }))
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/auth/login'])
  })

  test.each([
    ['no action', undefined],
    ['an unknown action', { interrupted: { endpoint: 'nothing', arg: { _id: paithani._id } } }],
    ['no argument', { interrupted: { endpoint: 'addToCart' } }],
    ['no product id', { interrupted: { endpoint: 'addToCart', arg: { _id: 7 } } }],
  ])('does nothing when the history state has %s', async (_what, state) => {
    const { user, requests } = await renderApp(paths.login, { state })
    await user.click(await screen.findByRole('button', { name: 'Login as guest' }))
    await waitFor(() => expect(requests).toContain('GET /api/user/wishlist'))
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/auth/login'])
  })
})
