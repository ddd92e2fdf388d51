import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { bandhani, paithani } from '@/testing/garments'
import { counts, findItem, inHeader, shownTitles } from '@/testing/onPage'
import { renderShop } from '@/testing/renderShop'
import { holdRequests, releaseRequests } from '@/testing/requests'

const searchBox = () => screen.getByRole('combobox', { name: 'Search products' })

test('wishlist and cart are counted once both are loaded, each design once', async () => {
  const shopper = { wishlist: [bandhani], cart: [bandhani, { ...paithani, qty: 5 }] }
  await renderShop(paths.home, { shopper, before: () => holdRequests() })
  expect(counts()).toEqual({ wishlist: 0, cart: 0 })
  releaseRequests()
  await waitFor(() => expect(counts()).toEqual({ wishlist: 1, cart: 2 }))
})

test('each list is asked for once, however far one walks', async () => {
  const { user, requests } = await renderShop(paths.home, { shopper: {} })
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
  const lists = ['categories', 'products', 'user/cart', 'user/orders', 'user/wishlist']
  expect(requests.toSorted()).toEqual(lists.map((list) => `GET /api/${list}`))
})

test('the cart counts 0 for as long as the wishlist is not loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  let mend = () => {}
  const { user } = await renderShop(paths.cart, {
    shopper: { cart: [paithani] },
    before: (server) => {
      mend = server.breakRoute('get', '/user/wishlist')
    },
  })
  expect(await screen.findByText('MY CART (1)')).toBeVisible()
  expect(counts()).toEqual({ wishlist: 0, cart: 0 })
  await user.click(inHeader().getByRole('link', { name: /^Wishlist/ }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  mend()
  await user.click(again)
  await waitFor(() => expect(counts()).toEqual({ wishlist: 0, cart: 1 }))
})

test('a search that is typed elsewhere leads to the listing, in one step back', async () => {
  const { user, address } = await renderShop(paths.product(paithani._id))
  await screen.findByRole('heading', { name: paithani.title })
  const steps = window.history.length
  await user.type(searchBox(), 'patola')
  expect(address()).toBe(`${paths.products}?search=patola`)
  expect(await findItem('Peacock Blue Patola Saree')).toBeDefined()
  expect(searchBox()).toHaveFocus()
  expect(window.history.length).toBe(steps + 1)
  window.history.back()
  expect(await screen.findByRole('heading', { level: 1, name: paithani.title })).toBeVisible()
  expect(searchBox()).toHaveValue('patola')
})

test('a search that is typed on the listing adds nothing to the history', async () => {
  const { user, address } = await renderShop(paths.products)
  await screen.findByText('20 products')
  const steps = window.history.length
  await user.type(searchBox(), 'patola')
  expect(shownTitles()).toEqual(['Peacock Blue Patola Saree'])
  expect(address()).toBe(`${paths.products}?search=patola`)
  expect(window.history.length).toBe(steps)
})

test.each([
  ['the title', '  pAtOlA ', ['Peacock Blue Patola Saree']],
  ['the description', 'GAJJI', [bandhani.title]],
  ['nothing', 'polyester', []],
])('a search looks at %s, whatever its case and outer blanks', async (_where, text, titles) => {
  const { user } = await renderShop(paths.products)
  await screen.findByText('20 products')
  await user.type(searchBox(), text)
  expect(shownTitles()).toEqual(titles)
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(screen.getByText('20 products')).toBeVisible()
})

test('a search looks at the category', async () => {
  const { user } = await renderShop(paths.products)
  await screen.findByText('20 products')
  await user.type(searchBox(), 'kurti')
  expect(shownTitles()).toEqual(
    expect.arrayContaining(['Rust Ikat Kurti', 'Gulabi Silk Salwar Suit with Embroidered Yoke']),
  )
})

test('Enter leads to the listing with the search as it stands', async () => {
  const { user, address } = await renderShop(paths.home)
  await user.type(searchBox(), '{Enter}')
  expect(address()).toBe(paths.products)
  expect(await screen.findByText('20 products')).toBeVisible()
})
