import { paths } from '@/shared/paths'
import { bandhani, organza, paithani } from '@/testing/garments'
import { findItem } from '@/testing/onPage'
import { renderShop } from '@/testing/renderShop'

const both = { cart: [{ ...bandhani, qty: 2 }], wishlist: [bandhani] }

// biome-ignore format: a table is read by its columns.
test.each([
  ['card', paths.products, {}, paithani, ['Add to cart', 'Add to Wishlist']],
  ['card of what was chosen', paths.products, both, bandhani, ['Go to cart', 'Remove from Wishlist']],
  ['card of what is sold', paths.products, {}, organza, ['Out of Stock', 'Add to Wishlist']],
  ['wish', paths.wishlist, both, bandhani, ['Move to Cart', 'Remove from Wishlist']],
  ['wish that is sold', paths.wishlist, { wishlist: [organza] }, organza, ['Out of Stock', 'Remove from Wishlist']],
  ['line of the cart', paths.cart, both, bandhani, ['Decrease quantity', 'Increase quantity', 'Move to Wishlist', 'Remove from Cart']],
])('the buttons of a %s say which garment they are about', async (_what, path, shopper, { title }, texts) => {
  await renderShop(path, { shopper })
  const item = await findItem(title)
  for (const text of texts) {
    const name = `${text}, ${title}`
    const control = item.queryByRole('button', { name }) ?? item.getByRole('link', { name })
    // What is written on it comes first, so that it can be called by that.
    expect([text, '']).toContain(control.textContent)
  }
})
