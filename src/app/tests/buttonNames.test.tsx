import { paths } from '@/shared/routing/paths'
import { findItem } from '@/testing/pageQueries'
import { bandhani, organza, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const shopper = { cart: [{ ...bandhani, qty: 2 }], wishlist: [bandhani, organza] }

describe('names of buttons', () => {
  // biome-ignore format: a table is read by its columns.
  test.each([
    ['cards of the listing', paths.products, [
      [paithani, ['Add to cart', 'Add to Wishlist']],
      [bandhani, ['Go to cart', 'Remove from Wishlist']],
      [organza, ['Out of Stock', 'Remove from Wishlist']],
    ]],
    ['cards of the wishlist', paths.wishlist, [
      [bandhani, ['Move to Cart', 'Remove from Wishlist']],
      [organza, ['Out of Stock', 'Remove from Wishlist']],
    ]],
    ['lines of the cart', paths.cart, [
      [bandhani, ['Decrease quantity', 'Increase quantity', 'Move to Wishlist', 'Remove from Cart']],
    ]],
  ] as const)('name the product in the %s', async (_what, path, rows) => {
    await renderApp(path, { shopper })
    for (const [{ title }, texts] of rows) {
      const item = await findItem(title)
      for (const text of texts) {
        const name = `${text}, ${title}`
        const control = item.queryByRole('button', { name }) ?? (await item.findByRole('link', { name }))
        // The visible text comes first in the name, for voice control.
        expect([text, '']).toContain(control.textContent)
      }
    }
  })
})
