import type { CartItemDto, CartResponse, ProductDto } from '../../src/contract'
import { products } from '../seeds/products'
import { mockTime, sendRequest, startServerForEachTest } from './client'
import { createShopper } from './createShopper'

// What any server does is in contract-tests. Here: the timestamps.
const server = startServerForEachTest()

const [saree, other] = products as [ProductDto, ProductDto]
const MORNING = '2031-05-04T09:00:00Z'
const EVENING = '2031-05-04T19:30:00Z'

/** A user whose cart was filled in the morning; it is evening now. */
const shopperWith = async (...cart: { _id: string; qty?: number }[]) => {
  mockTime(MORNING)
  const { token } = await createShopper(server(), { cart })
  mockTime(EVENING)
  const send = (method: string, path: string, body?: unknown) =>
    sendRequest<CartResponse>(method, path, { token, ...(body !== undefined && { body }) })
  return {
    token,
    get: () => send('GET', 'user/cart'),
    add: (product: unknown) => send('POST', 'user/cart', { product }),
    changeQuantity: (_id: string, type: unknown) => send('POST', `user/cart/${_id}`, { action: { type } }),
    remove: (_id: string) => send('DELETE', `user/cart/${_id}`),
    send,
  }
}

const line = (product: ProductDto, qty: number, updatedAt = MORNING): CartItemDto => ({
  ...product,
  qty,
  createdAt: MORNING,
  updatedAt,
})

describe('cart routes', () => {
  test('an addition sets both timestamps of a new line, and updatedAt of an existing one', async () => {
    const { add } = await shopperWith({ ...saree, qty: 2 })
    expect((await add({ ...other, gift: true })).body.cart).toEqual([
      line(saree, 2),
      { ...other, qty: 1, createdAt: EVENING, updatedAt: EVENING },
    ])
    expect((await add(saree)).body.cart[0]).toEqual(line(saree, 3, EVENING))
  })

  test.each([
    ['increment', 2, 3, EVENING],
    ['decrement', 2, 1, EVENING],
    ['decrement', 1, 1, MORNING],
  ])(
    '%s changes the quantity from %i to %i, and updatedAt only with it',
    async (type, qty, after, updatedAt) => {
      const { changeQuantity } = await shopperWith(other, { ...saree, qty })
      expect((await changeQuantity(saree._id, type)).body).toEqual({
        cart: [line(other, 1), line(saree, after, updatedAt)],
      })
    },
  )
})
