import { screen } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { breakRoute } from '@/testing/requests'

const shopper = { cart: [paithani], wishlist: [bandhani] }

type Find = () => Promise<HTMLElement>
const text = (shown: string) => () => screen.findByText(shown)
const role = (name: 'checkbox' | 'group' | 'heading' | 'link', shown: string | RegExp) => () =>
  screen.findByRole(name, { name: shown })

describe('what could not be loaded', () => {
  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, path: string, route: string, endpoint: string, findIt: Find, findFocused?: Find]>([
    ['the products', paths.products, '/products', 'getProducts', text('20 products'), role('heading', 'Products')],
    ['the categories', paths.products, '/categories', 'getCategories', role('checkbox', 'Saree'), role('group', 'Category')],
    ['the collections', paths.home, '/categories', 'getCategories', role('link', /Saree Collection$/)],
    ['your cart', paths.cart, '/user/cart', 'getCart', role('link', paithani.title)],
    ['your wishlist', paths.wishlist, '/user/wishlist', 'getWishlist', role('link', bandhani.title)],
    ['your orders', paths.profile, '/user/orders', 'getOrders', text('Your orders will appear here.')],
  ])('%s, at %s, is logged, and loaded on Try again', async (what, path, route, endpoint, findIt, ...[findFocused]) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    let repair = () => {}
    const { user } = await renderApp(path, {
      shopper,
      before: () => {
        repair = breakRoute('get', route)
      },
    })
    expect(await screen.findByText(`We could not load ${what}.`)).toBeVisible()
    expect(consoleError.mock.calls).toEqual([[`${endpoint} failed: Request failed with status code 500`]])
    repair()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findIt()).toBeVisible()
    if (findFocused) expect(await findFocused()).toHaveFocus()
  })
})
