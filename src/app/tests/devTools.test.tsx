// The extension must be installed before Redux Toolkit loads.
import '@/testing/devTools'
import { inspect } from 'node:util'
import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { devTools } from '@/testing/devTools'
import { fillIn } from '@/testing/fillIn'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const saree = paths.product(paithani._id)
const carted = { cart: [{ ...paithani, qty: 5 }] }
const wished = { wishlist: [paithani] }

describe('Redux DevTools', () => {
  // biome-ignore format: a table is read by its columns.
  test.each([
    ['Add to cart', 'addToCart', ['cart'], ['addToCart/fulfilled', 'getCart/upserted'], saree, {}, 'Go to cart'],
    ['Move to Cart', 'moveToCart', ['cart', 'wishlist'], ['getCart/upserted', 'getWishlist/upserted', 'moveToCart/fulfilled'], paths.wishlist, wished, 'Your wishlist is empty'],
    ['Move to Wishlist', 'moveToWishlist', ['cart', 'wishlist'], ['getWishlist/upserted', 'getCart/upserted', 'moveToWishlist/fulfilled'], paths.cart, carted, 'It feels so light!'],
    ['Increase quantity', 'changeQuantity', ['cart'], ['changeQuantity/fulfilled', 'getCart/upserted'], paths.cart, carted, 'Quantity 6'],
  ])('shows %s as readable actions: the request, and what its response wrote', async (name, endpoint, lists, outcome, path, shopper, done) => {
    const { user } = await renderApp(path, { shopper })
    const button = await screen.findByRole('button', { name: buttonName(name) })
    const loaded = ['getWishlist/fulfilled', 'getProducts/fulfilled', 'getCategories/fulfilled']
    await waitFor(() => expect(devTools.types()).toEqual(expect.arrayContaining(loaded)))
    devTools.forget()
    await user.click(button)
    await waitFor(() => expect(devTools.types()).toContain(`${endpoint}/fulfilled`))
    expect(await screen.findByText(done)).toBeVisible()
    // What a page loads besides is listed too.
    const names = [endpoint, 'getCart', 'getWishlist', 'cart', 'wishlist']
    const types = devTools.types().filter((type) => names.some((name) => type.startsWith(`${name}/`)))
    expect(types).toEqual([
      `${endpoint}/pending`,
      ...lists.map((list) => `${list}/changeStarted`),
      ...outcome,
      ...lists.map((list) => `${list}/changeEnded`),
    ])
  })

  test('traces a response to the press that it comes from, and a query of a hook to its component', async () => {
    const { user } = await renderApp(saree, { shopper: {} })
    await user.click(await screen.findByRole('button', { name: buttonName('Add to cart') }))
    await waitFor(() => expect(devTools.types()).toContain('addToCart/fulfilled'))
    const traceOf = (type: string) => devTools.entries().find(({ action }) => action.type === type)?.stack
    expect(traceOf('addToCart/fulfilled')).toContain('CartButton.tsx')
    expect(traceOf('addToCart/fulfilled')).not.toContain('recording.ts')
    expect(traceOf('getCart/fulfilled')).toContain('at Layout ')
  })

  test('shows the email of a sign-up and never the password', async () => {
    const { user } = await renderApp(paths.signup)
    const password = 'a-word-of-mine'
    await fillIn(user, {
      Name: 'Ila',
      Email: 'ila@resham.example',
      Password: password,
      'Confirm Password': password,
    })
    await user.click(screen.getByRole('button', { name: 'Create new account' }))
    await waitFor(() => expect(devTools.types()).toContain('signUp/fulfilled'))
    const shown = inspect(devTools.entries(), { depth: null, showHidden: false })
    expect(shown).toContain('ila@resham.example')
    expect(shown).not.toContain(password)
    expect(shown).not.toContain('[Request]')
  })
})
