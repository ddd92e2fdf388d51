import type { ProductDto, WishlistItemDto, WishlistResponse } from '../../src/contract'
import { products } from '../seeds/products'
import { mockTime, sendRequest, startServerForEachTest } from './client'
import { createShopper } from './createShopper'

// The contract is tested in contract/wishlist.test.ts. Here: the timestamps, and the texts of the errors.
const server = startServerForEachTest()

const [saree, other] = products as [ProductDto, ProductDto]
const MORNING = '2031-05-04T09:00:00Z'
const EVENING = '2031-05-04T19:30:00Z'

const wish = (product: ProductDto, at = MORNING): WishlistItemDto => ({
  ...product,
  createdAt: at,
  updatedAt: at,
})

/** A user whose wishlist was filled in the morning; it is evening now. */
const shopperWith = async (...wishlist: ProductDto[]) => {
  mockTime(MORNING)
  const { token } = await createShopper(server(), { wishlist })
  mockTime(EVENING)
  return {
    token,
    get: () => sendRequest<WishlistResponse>('GET', 'user/wishlist', { token }),
    add: (product: unknown) =>
      sendRequest<WishlistResponse>('POST', 'user/wishlist', { token, body: { product } }),
    remove: (_id: string) => sendRequest<WishlistResponse>('DELETE', `user/wishlist/${_id}`, { token }),
  }
}

describe('wishlist routes', () => {
  test('an addition sets both timestamps, and does not change other items', async () => {
    const { add, remove } = await shopperWith(saree)
    expect((await add({ ...other, qty: 4 })).body).toEqual({ wishlist: [wish(saree), wish(other, EVENING)] })
    expect((await add(saree)).body).toEqual({ wishlist: [wish(saree), wish(other, EVENING)] })
    expect((await remove(other._id)).body).toEqual({ wishlist: [wish(saree)] })
  })

  test('concurrent requests add all products', async () => {
    const { add, get } = await shopperWith()
    await Promise.all(products.map(add))
    expect((await get()).body.wishlist).toHaveLength(products.length)
  })

  test.each([
    [404, '{"product":{"_id":"no-such-thing"}}', "'no-such-thing'"],
    [400, '{}', "'product'"],
    [400, '{"product":null}', "'product'"],
    [400, '{"product":{}}', "'product._id'"],
    [400, 'product=1', 'JSON'],
    [400, '', 'JSON'],
  ])('a rejection with %i names the field or the id: %s', async (status, text, named) => {
    const { token, get } = await shopperWith(saree)
    const response = await sendRequest('POST', 'user/wishlist', { token, text })
    expect(response).toMatchObject({ status, body: { errors: [expect.stringContaining(named)] } })
    expect((await get()).body.wishlist).toEqual([wish(saree)])
  })
})
