import type { ProductDto, WishlistAnswer, WishlistItemDto } from '../../src/contract'
import { products } from '../seeds/products'
import { call, holdClockAt, serveEachTest } from './client'

// What any server is held to stands in contract/wishlist.test.ts. Here: the clock, and the words of a refusal.
const server = serveEachTest()

const [saree, other] = products as [ProductDto, ProductDto]
const MORNING = '2031-05-04T09:00:00Z'
const EVENING = '2031-05-04T19:30:00Z'

const wish = (product: ProductDto, at = MORNING): WishlistItemDto => ({
  ...product,
  createdAt: at,
  updatedAt: at,
})

/** A shopper with these wishes, made in the morning; it is evening now. */
const shopperWith = async (...wishlist: ProductDto[]) => {
  holdClockAt(MORNING)
  const { token } = await server().seedShopper({ wishlist })
  holdClockAt(EVENING)
  return {
    token,
    look: () => call<WishlistAnswer>('GET', 'user/wishlist', { token }),
    add: (product: unknown) => call<WishlistAnswer>('POST', 'user/wishlist', { token, body: { product } }),
    remove: (_id: string) => call<WishlistAnswer>('DELETE', `user/wishlist/${_id}`, { token }),
  }
}

test('a wish is dated with the moment it was made, and another one leaves it as it was', async () => {
  const { add, remove } = await shopperWith(saree)
  expect((await add({ ...other, qty: 4 })).body).toEqual({ wishlist: [wish(saree), wish(other, EVENING)] })
  expect((await add(saree)).body).toEqual({ wishlist: [wish(saree), wish(other, EVENING)] })
  expect((await remove(other._id)).body).toEqual({ wishlist: [wish(saree)] })
})

test('all the products there are can be wished for at once', async () => {
  const { add, look } = await shopperWith()
  await Promise.all(products.map(add))
  expect((await look()).body.wishlist).toHaveLength(products.length)
})

test.each([
  [404, '{"product":{"_id":"no-such-thing"}}', "'no-such-thing'"],
  [400, '{}', "'product'"],
  [400, '{"product":null}', "'product'"],
  [400, '{"product":{}}', "'product._id'"],
  [400, 'product=1', 'JSON'],
  [400, '', 'JSON'],
])('refuses with %i and says which: %s', async (status, text, named) => {
  const { token, look } = await shopperWith(saree)
  const refused = await call('POST', 'user/wishlist', { token, text })
  expect(refused).toMatchObject({ status, body: { errors: [expect.stringContaining(named)] } })
  expect((await look()).body.wishlist).toEqual([wish(saree)])
})
