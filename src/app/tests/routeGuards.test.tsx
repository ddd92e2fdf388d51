import { createShopper } from '@resham/mock-server/tests/createShopper'
import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { findInMain, findItem, inHeader } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const EMAIL = 'ravi@resham.example'

/** Opens a path as a visitor who has an account with an item in the cart. */
const visit = async (path: string) => {
  const shop = await renderApp(path)
  const { password } = await createShopper(shop.server, { email: EMAIL, cart: [paithani] })
  const login = async () => {
    await fillIn(shop.user, { Email: EMAIL, Password: password })
    await shop.user.click(screen.getByRole('button', { name: 'Login' }))
  }
  const follow = async (name: string) => {
    await shop.user.click(await findInMain('link', { name }))
  }
  return { ...shop, login, follow }
}

describe('route guards', () => {
  test.each<[path: string, heading: string, step?: string]>([
    [paths.wishlist, 'Wishlist'],
    [paths.cart, 'MY CART (1)'],
    [paths.address, 'Shipping Address'],
    [paths.profile, 'Profile'],
    [paths.summary, 'Shipping Address', paths.address],
  ])('redirects %s to the login and back, with query and hash, to %s', async (path, heading, ...[step]) => {
    const { login, currentUrl } = await visit(`${path}?from=a%20mail&to=you#top`)
    expect(currentUrl()).toBe(paths.login)
    await login()
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(currentUrl()).toBe(step ?? `${path}?from=a%20mail&to=you#top`)
  })

  test('keeps the return path through the sign-up and back', async () => {
    const { login, follow, currentUrl } = await visit(`${paths.cart}?a=1#b`)
    await follow('Create an account')
    await follow('Sign In')
    await screen.findByRole('heading', { level: 1, name: 'Sign In' })
    await login()
    expect(await findItem(paithani.title)).toBeDefined()
    expect(currentUrl()).toBe(`${paths.cart}?a=1#b`)
  })

  test('replaces the history entry of the protected page', async () => {
    const { user, currentUrl } = await visit(paths.home)
    await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
    await waitFor(() => expect(currentUrl()).toBe(paths.login))
    window.history.back()
    await waitFor(() => expect(currentUrl()).toBe(paths.home))
  })

  test.each([paths.login, paths.signup])('redirects a logged-in user from %s to home', async (path) => {
    const { currentUrl } = await renderApp(path, { shopper: {} })
    expect(await screen.findByRole('heading', { name: 'The feeling of luxury' })).toBeVisible()
    expect(currentUrl()).toBe(paths.home)
  })
})
