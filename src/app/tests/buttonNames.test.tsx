import { paths } from '@/shared/routing/paths'
import { findItem } from '@/testing/pageQueries'
import { bandhani, organza, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const both = { cart: [{ ...bandhani, qty: 2 }], wishlist: [bandhani] }

describe('names of buttons', () => {
  // biome-ignore format: a table is read by its columns.
  test.each([
  ['card', paths.products, {}, paithani, ['Add to cart', 'Add to Wishlist']],
  ['card of a carted and wished product', paths.products, both, bandhani, ['Go to cart', 'Remove from Wishlist']],
  ['card of a product out of stock', paths.products, {}, organza, ['Out of Stock', 'Add to Wishlist']],
  ['card of the wishlist', paths.wishlist, both, bandhani, ['Move to Cart', 'Remove from Wishlist']],
  ['card of the wishlist, out of stock', paths.wishlist, { wishlist: [organza] }, organza, ['Out of Stock', 'Remove from Wishlist']],
  ['line of the cart', paths.cart, both, bandhani, ['Decrease quantity', 'Increase quantity', 'Move to Wishlist', 'Remove from Cart']],
])('names the product in the buttons of a %s', async (_what, path, shopper, { title }, texts) => {
  await renderApp(path, { shopper })
  const item = await findItem(title)
  for (const text of texts) {
    const name = `${text}, ${title}`
    const control = item.queryByRole('button', { name }) ?? item.getByRole('link', { name })
    // The visible text comes first in the name, for voice control.
    expect([text, '']).toContain(control.textContent)
  }
})
})
