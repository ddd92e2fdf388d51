import type { ProductDto, WishlistItemDto, WishlistResponse } from '../../src/contract'
import { products } from '../seeds/products'
import { mockTime, sendRequest, startServerForEachTest } from './client'
import { createShopper } from './createShopper'

// What any server does is in contract-tests. Here: the timestamps.
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
})
