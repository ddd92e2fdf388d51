import { apiErrorTexts } from '@resham/contract'
import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { findItem, headerCounts, inHeader, shownTitles, toasts } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { recordUrls } from '@/testing/recordUrls'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'

const storedSession = () => localStorage.getItem('loginItems')
const shopper = { cart: [paithani], wishlist: [paithani, bandhani], orders: [[bandhani]] }
const guest = 'Login as guest'

const openProfile = async (urls: string[] = []) => {
  const shop = await renderApp(paths.profile, { shopper, before: () => recordUrls(urls) })
  await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 2, cart: 1 }))
  return { ...shop, logout: () => shop.user.click(screen.getByRole('button', { name: 'Logout' })) }
}

describe('end of the session', () => {
  test('opens /logout, never the login, and removes the stored session', async () => {
    const urls: string[] = []
    const { logout, currentUrl } = await openProfile(urls)
    const entries = window.history.length
    await logout()
    expect(await screen.findByRole('heading', { name: 'Oh no! You are logged out' })).toBeVisible()
    expect(currentUrl()).toBe(paths.loggedOut)
    expect(urls).not.toContain(paths.login)
    // Back would lead to a page that needs a log-in.
    expect(window.history.length).toBe(entries)
    await waitFor(() => expect(storedSession()).toBeNull())
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 0 }))
    await waitFor(() => expect(toasts()).toEqual([['warning', 'Successfully Logged Out!']]))
  })

  test('logs out while requests are pending', async () => {
    const { user } = await renderApp(paths.profile, { shopper, before: () => pauseRequests() })
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { name: 'Oh no! You are logged out' })).toBeVisible()
    resumeRequests()
    await user.click(screen.getByRole('link', { name: 'See Products' }))
    expect(await findItem(paithani.title)).toBeDefined()
    expect(headerCounts()).toEqual({ wishlist: 0, cart: 0 })
  })

  test('hides the cart and the orders from the next user in this tab', async () => {
    const { user, logout } = await openProfile()
    await screen.findByText(bandhani.title)
    await logout()
    await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
    const seen = new Set<string>()
    const watch = new MutationObserver(() => {
      seen.add(`${headerCounts().cart} in the cart`)
      for (const title of shownTitles()) seen.add(String(title))
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    await user.click(await screen.findByRole('button', { name: guest }))
    expect(await screen.findByText('It feels so light!')).toBeVisible()
    watch.disconnect()
    expect([...seen]).toEqual(['0 in the cart'])
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    expect(await screen.findByText('Your orders will appear here.')).toBeVisible()
  })

  /** The body of a gateway in front of the server. */
  const HTML = '<h1>Not here</h1>'
  const ofApi = JSON.stringify({ errors: [apiErrorTexts.notRegistered] })

  /** Responds to matching requests with this body; returns what ends that. */
  const respondWith = (path: RegExp, status: number, body: string) => {
    const send = window.fetch
    const original = Response
    window.fetch = async (input, init) =>
      input instanceof Request && path.test(new URL(input.url).pathname)
        ? new original(body, { status })
        : send(input, init)
    return () => {
      window.fetch = send
    }
  }

  test.each([
    ['401 of a gateway on the cart', /user.cart$/, 401, HTML],
    ['401 of a gateway on the wishlist', /user.wishlist$/, 401, HTML],
    ['404 of the API on the cart', /user.cart$/, 404, ofApi],
    ['404 of the API on the wishlist', /user.wishlist$/, 404, ofApi],
  ])(
    'ends the session on a %s without a toast, and keeps the return path',
    async (_what, path, status, body) => {
      jest.spyOn(console, 'error').mockImplementation(() => {})
      let restore = () => {}
      const { user, currentUrl } = await renderApp(`${paths.cart}?from=mail#top`, {
        shopper,
        before: () => {
          restore = respondWith(path, status, body)
        },
      })
      const login = await screen.findByRole('button', { name: guest })
      expect(currentUrl()).toBe(paths.login)
      await waitFor(() => expect(storedSession()).toBeNull())
      restore()
      await user.click(login)
      expect(await screen.findByText('It feels so light!')).toBeVisible()
      expect(currentUrl()).toBe(`${paths.cart}?from=mail#top`)
      await waitFor(() => expect(toasts()).toEqual([['success', 'Successfully Logged In!']]))
    },
  )

  test.each([
    ['401 on the catalogue', /products$/, 401, ofApi],
    ['404 of the API on a cart mutation', /user.cart.+/, 404, ofApi],
    ['404 of a gateway on the cart', /user.cart$/, 404, HTML],
    ['404 of a gateway that sends JSON, on the cart', /user.cart$/, 404, '{"error":"no route"}'],
    ['500 on the cart', /user.cart$/, 500, HTML],
  ])('does not end the session on a %s', async (_what, path, status, body) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await renderApp(paths.wishlist, {
      shopper,
      before: () => respondWith(path, status, body),
    })
    if (path.test('/api/user/cart/x'))
      await user.click(
        (await findItem(paithani.title)).getByRole('button', { name: buttonName('Move to Cart') }),
      )
    await waitFor(() => expect(consoleError).toHaveBeenCalled())
    expect(storedSession()).not.toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  })
})
