import { fireEvent, screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { inHeader } from '@/testing/pageQueries'
import { kanjivaram, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const shopper = { cart: [paithani] }

/** As if the default address had been chosen on an earlier visit. */
const chooseAddress = () => {
  const { user } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
  const address = { name: 'Asha', street: '1', city: 'Pune', zipcode: '1', state: 'M', country: 'India' }
  const book = { addresses: [{ id: 0, ...address }], selectedId: 0 }
  localStorage.setItem('addresses', JSON.stringify({ books: { [user._id]: book } }))
}

describe('routes', () => {
  test.each([
    [paths.home, 'Resham · The feeling of luxury', 'The feeling of luxury'],
    [paths.products, 'Products · Resham', 'Products'],
    [paths.product(kanjivaram._id), `${kanjivaram.title} · Resham`, kanjivaram.title],
    [paths.wishlist, 'Wishlist · Resham', 'Wishlist'],
    [paths.cart, 'Cart · Resham', 'MY CART (1)'],
    [paths.address, 'Shipping Address · Resham', 'Shipping Address'],
    [paths.summary, 'Order Summary · Resham', 'Order Summary'],
    [paths.profile, 'Profile · Resham', 'Profile'],
    [paths.loggedOut, 'Logged out · Resham', 'Oh no! You are logged out'],
    [paths.orderPlaced, 'Order placed · Resham', 'Thank you'],
    [paths.tester, 'mockMan · Resham', 'mockMan'],
    [paths.notFound, 'Page not found · Resham', 'We looked everywhere'],
    [paths.login, 'Sign In · Resham', 'Sign In'],
    [paths.signup, 'Sign Up · Resham', 'Sign Up'],
  ])('shows %s as %s, with one heading, between header and footer', async (path, title, heading) => {
    const isForVisitors = path === paths.login || path === paths.signup
    const { currentUrl } = await renderApp(path, isForVisitors ? {} : { shopper, before: chooseAddress })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(currentUrl()).toBe(path)
    expect(document.title).toBe(title)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    for (const landmark of ['banner', 'main', 'contentinfo', 'search'])
      expect(screen.getByRole(landmark)).toBeVisible()
  })

  test.each(['/nothing', '/products/a/b', '/checkout', '/404/more', '/Products', '/Cart', '/Login'])(
    'redirects %s to /404, which links home',
    async (path) => {
      const { user, currentUrl } = await renderApp(`${path}?a=1`)
      expect(screen.getByRole('heading', { level: 1, name: 'We looked everywhere' })).toBeVisible()
      expect(screen.getByText('Looks like the page you are looking for is missing.')).toBeVisible()
      expect(currentUrl()).toBe(paths.notFound)
      await user.click(screen.getByRole('link', { name: 'Go to Home' }))
      expect(currentUrl()).toBe(paths.home)
    },
  )

  test('scrolls to the top on each change of the location only', async () => {
    const { user, currentUrl } = await renderApp(paths.home)
    const scroll = jest.spyOn(window, 'scrollTo')
    const expectScrolledTo = async (path: string) => {
      await waitFor(() => expect(scroll.mock.calls).toEqual([[0, 0]]))
      expect(currentUrl()).toBe(path)
      scroll.mockClear()
    }
    await user.click(screen.getByRole('link', { name: 'Shop Now' }))
    await expectScrolledTo(paths.products)
    // Filters change the query, but not the page.
    await user.click(screen.getByRole('radio', { name: 'Low to High' }))
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?sortby=lowToHigh`))
    expect(scroll).not.toHaveBeenCalled()
    // A link to the current page changes the location too.
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    await expectScrolledTo(`${paths.products}?sortby=lowToHigh`)
    window.history.back()
    await expectScrolledTo(paths.home)
  })

  test('moves the focus to the content of a new page, which has its name', async () => {
    const { user } = await renderApp(paths.home)
    expect(document.body).toHaveFocus()
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    const announced = () => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent)
    await waitFor(() => expect(screen.getByRole('main', { name: 'Products' })).toHaveFocus())
    expect(announced()).not.toContain('Products')
    await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
    await waitFor(() => expect(screen.getByRole('main', { name: 'Sign In' })).toHaveFocus())
    // This is the keyboard shortcut of Back.
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true })
    window.history.back()
    await waitFor(() => expect(announced()).toContain('Products'))
  })
})
