import type { CartResponse, ProductDto, WishlistResponse } from '@resham/contract'
import { products } from '../seeds/products'
import { createShopper, type NewShopper } from './createShopper'
import { mockTime, sendRequest, startServerForEachTest } from './serverForEachTest'

// contract/tests has what any server does. These tests are about the clock of the mock server.
const server = startServerForEachTest()

const [saree, other] = products as [ProductDto, ProductDto]
const MORNING = '2031-05-04T09:00:00Z'
const EVENING = '2031-05-04T19:30:00Z'

/** A user whose lists were filled in the morning; it is evening now. */
const shopperWith = async (lists: NewShopper) => {
  mockTime(MORNING)
  const { token } = await createShopper(server(), lists)
  mockTime(EVENING)
  return async (method: string, path: string, body?: object) =>
    (await sendRequest<CartResponse & WishlistResponse>(method, path, { token, ...(body && { body }) })).body
}

const item = (product: ProductDto, createdAt = MORNING, updatedAt = createdAt) => ({
  ...product,
  createdAt,
  updatedAt,
})

describe('the timestamps of a list', () => {
  test('are set by an addition to the cart; that of one more changes updatedAt', async () => {
    const send = await shopperWith({ cart: [{ ...saree, qty: 2 }] })
    const { cart } = await send('POST', 'user/cart', { product: { ...other, gift: true } })
    expect(cart).toEqual([
      { ...item(saree), qty: 2 },
      { ...item(other, EVENING), qty: 1 },
    ])
    const again = await send('POST', 'user/cart', { product: saree })
    expect(again.cart[0]).toEqual({ ...item(saree, MORNING, EVENING), qty: 3 })
  })

  test.each([
    ['increment', 2, 3, EVENING],
    ['decrement', 2, 1, EVENING],
    ['decrement', 1, 1, MORNING],
  ])('change with a quantity: %s from %i to %i', async (type, qty, after, updatedAt) => {
    const send = await shopperWith({ cart: [other, { ...saree, qty }] })
    expect(await send('POST', `user/cart/${saree._id}`, { action: { type } })).toEqual({
      cart: [
        { ...item(other), qty: 1 },
        { ...item(saree, MORNING, updatedAt), qty: after },
      ],
    })
  })

  test('are set by an addition to the wishlist, and do not change with other items', async () => {
    const send = await shopperWith({ wishlist: [saree] })
    const both = { wishlist: [item(saree), item(other, EVENING)] }
    expect(await send('POST', 'user/wishlist', { product: { ...other, qty: 4 } })).toEqual(both)
    expect(await send('POST', 'user/wishlist', { product: saree })).toEqual(both)
    expect(await send('DELETE', `user/wishlist/${other._id}`)).toEqual({ wishlist: [item(saree)] })
  })
})
