import { demoAccount } from '@resham/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { fillIn } from '@/testing/fillIn'
import { findItem, toasts } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'

type Shop = Awaited<ReturnType<typeof renderApp>>

const carted = { cart: [{ ...paithani, qty: 5 }] }
const wished = { wishlist: [paithani] }
const saree = paths.product(paithani._id)
const POST = 'POST /api/user/cart'
const cartLine = `/api/user/cart/${paithani._id}`
const wish = `/api/user/wishlist/${paithani._id}`

describe('buttons', () => {
  // biome-ignore format: a table is read by its columns.
  test.each([
    ['Add to cart', saree, {}, 'Go to cart', [POST]],
    ['Add to Wishlist', saree, {}, 'Remove from Wishlist', ['POST /api/user/wishlist']],
    ['Remove from Wishlist', saree, wished, 'Add to Wishlist', [`DELETE ${wish}`]],
    ['Move to Cart', paths.wishlist, wished, 'Your wishlist is empty', [POST, `DELETE ${wish}`]],
    ['Move to Wishlist', paths.cart, carted, 'It feels so light!', ['POST /api/user/wishlist', `DELETE ${cartLine}`]],
    ['Remove from Cart', paths.cart, carted, 'It feels so light!', [`DELETE ${cartLine}`]],
  ] as const)('runs %s once, however fast it is pressed', async (name, path, shopper, done, sent) => {
    const { user, requests } = await renderApp(path, { shopper })
    const button = await screen.findByRole('button', { name: buttonName(name) })
    pauseRequests()
    // Twice in one task: Testing Library's own click would render in between. Then once more.
    button.click()
    button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await user.click(button)
    resumeRequests()
    const main = within(screen.getByRole('main'))
    await waitFor(() => expect(main.queryAllByRole('button', { busy: true })).toEqual([]))
    expect(await main.findByText(done)).toBeVisible()
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual(sent)
  })

  const logIn = { Email: demoAccount.email, Password: demoAccount.password }
  const signUp = {
    Name: 'Meera',
    Email: 'meera@resham.example',
    Password: 'silk',
    'Confirm Password': 'silk',
  }
  const passwords = { 'Current password': 'wrong', 'New password': 'new', 'Confirm new password': 'new' }
  const press =
    (name: string, texts: Record<string, string> = {}) =>
    async (user: Shop['user']) => {
      await user.click(await screen.findByRole('button', { name: buttonName(name) }))
      await fillIn(user, texts)
    }

  // biome-ignore format: a table is read by its columns.
  test.each<[name: string, path: string, shopper: object | undefined, before: (user: Shop['user']) => unknown, sent: string]>([
    ['Undo', paths.cart, carted, press('Remove from Cart'), POST],
    ['Undo', paths.wishlist, wished, press('Remove from Wishlist'), 'POST /api/user/wishlist'],
    ['Login', paths.login, undefined, (user) => fillIn(user, logIn), 'POST /api/auth/login'],
    ['Login as guest', paths.login, undefined, () => {}, 'POST /api/auth/login'],
    ['Create new account', paths.signup, undefined, (user) => fillIn(user, signUp), 'POST /api/auth/signup'],
    ['Log out everywhere else', paths.profile, {}, () => {}, 'DELETE /api/user/sessions'],
    ['Change password', paths.profile, {}, press('Change password', passwords), 'POST /api/user/password'],
    ['Delete account', paths.profile, {}, press('Delete account', { Password: 'wrong' }), 'DELETE /api/user'],
  ])('sends one request for two presses of %s at %s in one task', async (name, path, shopper, before, sent) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, requests } = await renderApp(path, { shopper })
    await before(user)
    const [button] = (await screen.findAllByRole('button', { name })).slice(-1)
    requests.length = 0
    pauseRequests()
    button?.click()
    button?.click()
    await waitFor(() => expect(requests).toContain(sent))
    resumeRequests()
    await waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]))
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([sent])
  })

  test('logs out once for two presses in one task', async () => {
    await renderApp(paths.profile, { shopper: {} })
    const button = screen.getByRole('button', { name: 'Logout' })
    button.click()
    button.click()
    expect(await screen.findByText('Oh no! You are logged out')).toBeVisible()
    expect(toasts()).toEqual([['warning', 'Successfully Logged Out!']])
  })

  test('disables the buttons of a product that is changing, not those of others', async () => {
    const { user, requests } = await renderApp(paths.cart, { shopper: { cart: [paithani, bandhani] } })
    const line = await findItem(paithani.title)
    const other = await findItem(bandhani.title)
    pauseRequests()
    await user.click(line.getByRole('button', { name: buttonName('Move to Wishlist') }))
    for (const name of ['Increase quantity', 'Move to Wishlist', 'Remove from Cart']) {
      expect(line.getByRole('button', { name: buttonName(name) })).toHaveAttribute('aria-disabled', 'true')
      expect(other.getByRole('button', { name: buttonName(name) })).not.toHaveAttribute('aria-disabled')
    }
    for (const name of ['Increase quantity', 'Remove from Cart'])
      await user.click(line.getByRole('button', { name: buttonName(name) }))
    resumeRequests()
    expect(await screen.findByText('Item Moved To Wishlist!')).toBeVisible()
    const changes = requests.filter((request) => !request.startsWith('GET'))
    expect(changes).toEqual(['POST /api/user/wishlist', `DELETE ${cartLine}`])
  })

  test('disables the buttons of the products of a pending order', async () => {
    const { user } = await renderApp(paths.address, { shopper: carted })
    await user.click(await screen.findByRole('radio'))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    pauseRequests()
    await user.click(await screen.findByRole('button', { name: 'Place Order' }))
    await user.click(screen.getByRole('link', { name: 'Cart 1 item' }))
    expect(await screen.findByRole('button', { name: buttonName('Remove from Cart') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    resumeRequests()
    expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
  })

  test('adds one history entry for two presses of Next', async () => {
    const { user } = await renderApp(paths.address, { shopper: carted })
    await user.click(await screen.findByRole('radio'))
    const before = window.history.length
    await user.dblClick(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeVisible()
    expect(window.history.length).toBe(before + 1)
  })

  test('adds one history entry when a visitor presses twice', async () => {
    const { user, currentUrl } = await renderApp(paths.products)
    const before = window.history.length
    await user.dblClick(
      (await findItem(paithani.title)).getByRole('button', { name: buttonName('Add to cart') }),
    )
    expect(currentUrl()).toBe(paths.login)
    expect(window.history.length).toBe(before + 1)
  })
})
