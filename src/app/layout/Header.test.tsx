import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { findItem, headerCounts, inHeader } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { breakRoute } from '@/testing/requests'

const searchBox = () => screen.getByRole('combobox', { name: 'Search products' })

const announcement = () => screen.getByRole('navigation', { name: 'Main' }).querySelector('[aria-live]')

describe('Header', () => {
  test('links to every section and marks the current page', async () => {
    await renderApp(paths.wishlist, { shopper: {} })
    expect(inHeader().getByRole('link', { name: 'Resham' })).toHaveAttribute('href', paths.home)
    const links = within(inHeader().getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      [paths.products, null],
      [paths.wishlist, 'page'],
      [paths.cart, null],
      [paths.profile, null],
    ])
  })

  test('announces a count that changes, not the loaded one', async () => {
    const shopper = { wishlist: [bandhani, paithani], cart: [bandhani] }
    const { user } = await renderApp(paths.wishlist, { shopper })
    const line = await findItem(paithani.title)
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 2, cart: 1 }))
    expect(announcement()).toBeEmptyDOMElement()
    await user.click(line.getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(announcement()).toHaveTextContent(/^Wishlist 1 item$/))
    await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
    await screen.findByText('MY CART (1)')
    await user.click((await findItem(bandhani.title)).getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(announcement()).toHaveTextContent(/^Cart 0 items$/))
  })

  test('fetches each list once, on whatever pages', async () => {
    const { user, requests } = await renderApp(paths.home, { shopper: {} })
    for (const [link, heading] of [
      ['Products', 'Products'],
      [/^Wishlist/, 'Wishlist'],
      [/^Cart/, 'MY CART (0)'],
      ['Profile', 'Profile'],
      ['Resham', 'The feeling of luxury'],
      ['Products', 'Products'],
    ] as const) {
      await user.click(inHeader().getByRole('link', { name: link }))
      await screen.findByRole('heading', { level: 1, name: heading })
    }
    expect(await screen.findByText('20 products')).toBeVisible()
    const lists = ['categories', 'products?limit=48', 'user/cart', 'user/orders?limit=10', 'user/wishlist']
    expect(requests.toSorted()).toEqual(lists.map((list) => `GET /api/${list}`))
  })

  test('shows 0 for the cart while the wishlist is not loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    let mend = () => {}
    const { user } = await renderApp(paths.cart, {
      shopper: { cart: [paithani] },
      before: () => {
        mend = breakRoute('get', '/user/wishlist')
      },
    })
    expect(await screen.findByText('MY CART (1)')).toBeVisible()
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 0 }))
    await user.click(inHeader().getByRole('link', { name: /^Wishlist/ }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    mend()
    await user.click(again)
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 1 }))
  })

  test('opens the listing with one history entry when a search is typed on another page', async () => {
    const { user, currentUrl } = await renderApp(paths.product(paithani._id))
    await screen.findByRole('heading', { name: paithani.title })
    const entries = window.history.length
    await user.type(searchBox(), 'patola')
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?search=patola`))
    expect(await findItem('Peacock Blue Patola Saree')).toBeDefined()
    expect(searchBox()).toHaveFocus()
    expect(window.history.length).toBe(entries + 1)
    window.history.back()
    expect(await screen.findByRole('heading', { level: 1, name: paithani.title })).toBeVisible()
    expect(searchBox()).toHaveValue('patola')
  })
})
