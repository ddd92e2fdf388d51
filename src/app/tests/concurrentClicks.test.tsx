import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { findItem } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'

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
