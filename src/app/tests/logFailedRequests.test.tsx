import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { toasts } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { breakRoute } from '@/testing/requests'

const saree = paths.product(paithani._id)
const carted = { cart: [paithani] }
const wished = { wishlist: [paithani] }

describe('a failed mutation', () => {
  // biome-ignore format: a table is read by its columns.
  test.each([
    ['Add to cart', 'addToCart', saree, {}, 'post', '/user/cart', ['cart'], 'Go to cart'],
    ['Increase quantity', 'changeQuantity', paths.cart, carted, 'post', '/user/cart/:productId', ['cart'], '2'],
    ['Remove from Cart', 'removeFromCart', paths.cart, carted, 'delete', '/user/cart/:productId', ['cart'], 'It feels so light!'],
    ['Add to Wishlist', 'addToWishlist', saree, {}, 'post', '/user/wishlist', ['wishlist'], 'Remove from Wishlist'],
    ['Remove from Wishlist', 'removeFromWishlist', saree, wished, 'delete', '/user/wishlist/:productId', ['wishlist'], 'Add to Wishlist'],
    ['Move to Cart', 'moveToCart', paths.wishlist, wished, 'post', '/user/cart', ['cart', 'wishlist'], 'Your wishlist is empty'],
    ['Move to Wishlist', 'moveToWishlist', paths.cart, carted, 'post', '/user/wishlist', ['cart', 'wishlist'], 'It feels so light!'],
  ] as const)(
    'logs a failed %s once, shows no toast, and can be retried',
    async (name, endpoint, path, shopper, verb, route, lists, done) => {
      const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
      const { user, requests } = await renderApp(path, { shopper })
      const button = await screen.findByRole('button', { name: buttonName(name) })
      const mend = breakRoute(verb, route)
      requests.length = 0
      await user.click(button)
      // The server may have done a part, so both lists are fetched again.
      await waitFor(() =>
        expect(requests.slice(1).toSorted()).toEqual(lists.map((list) => `GET /api/user/${list}`)),
      )
      const again = await screen.findByRole('button', { name: buttonName(name), busy: false })
      expect(again).toHaveFocus()
      expect(consoleError.mock.calls).toEqual([[`${endpoint} failed: Request failed with status code 500`]])
      expect(toasts()).toEqual([])
      mend()
      await user.click(again)
      await waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]))
      expect(await screen.findByText(done)).toBeVisible()
      expect(consoleError).toHaveBeenCalledTimes(1)
    },
  )
})
