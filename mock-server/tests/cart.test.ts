import type { CartAnswer, CartItemDto, ProductDto } from '../../src/contract'
import { products } from '../seeds/products'
import { call, holdClockAt, serveEachTest } from './client'

// What any server is held to stands in contract/cart.test.ts. Here: the clock, and the words of a refusal.
const server = serveEachTest()

const [saree, other] = products as [ProductDto, ProductDto]
const MORNING = '2031-05-04T09:00:00Z'
const EVENING = '2031-05-04T19:30:00Z'

/** A shopper with this in the cart, put there in the morning; it is evening now. */
const shopperWith = async (...cart: { _id: string; qty?: number }[]) => {
  holdClockAt(MORNING)
  const { token } = await server().seedShopper({ cart })
  holdClockAt(EVENING)
  const send = (method: string, path: string, body?: unknown) =>
    call<CartAnswer>(method, path, { token, ...(body !== undefined && { body }) })
  return {
    token,
    look: () => send('GET', 'user/cart'),
    add: (product: unknown) => send('POST', 'user/cart', { product }),
    step: (_id: string, type: unknown) => send('POST', `user/cart/${_id}`, { action: { type } }),
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

test('an addition is dated with the present time: a new line from its beginning, one more of a line', async () => {
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
])('%s of %i makes it %i, and dates the line where anything changed', async (type, qty, after, updatedAt) => {
  const { step } = await shopperWith(other, { ...saree, qty })
  expect((await step(saree._id, type)).body).toEqual({
    cart: [line(other, 1), line(saree, after, updatedAt)],
  })
})

test('a removal leaves the other lines as they were', async () => {
  const { remove } = await shopperWith({ ...saree, qty: 5 }, other)
  expect((await remove(saree._id)).body).toEqual({ cart: [line(other, 1)] })
})

test('what is unknown is called by its id', async () => {
  const { add, step, look } = await shopperWith(saree)
  const which = (id: string) => ({ status: 404, body: { errors: [expect.stringContaining(`'${id}'`)] } })
  expect(await add({ ...saree, _id: 'no-such-thing' })).toMatchObject(which('no-such-thing'))
  for (const id of [other._id, 'no-such-thing']) expect(await step(id, 'increment')).toMatchObject(which(id))
  expect((await look()).body.cart).toEqual([line(saree, 1)])
})

test.each([
  ['user/cart', { product: [{ _id: 'saree' }] }, 'product'],
  ['user/cart', { product: {} }, 'product._id'],
  ['user/cart', { product: { _id: 7 } }, 'product._id'],
  [`user/cart/${saree._id}`, { action: 'increment' }, 'action'],
  [`user/cart/${saree._id}`, { action: { type: 'INCREMENT' } }, 'action.type'],
])('POST %s refuses %j with 400 and the whole name of the field', async (path, sent, field) => {
  const { send, look } = await shopperWith(saree)
  const { status, body } = await send('POST', path, sent)
  expect(status).toBe(400)
  expect(body).toEqual({ errors: [expect.stringContaining(`'${field}'`)] })
  expect((await look()).body.cart).toEqual([line(saree, 1)])
})

test.each(['user/cart', `user/cart/${saree._id}`])(
  'POST %s says of a body that it is not JSON, or no object',
  async (path) => {
    const { token, look } = await shopperWith(saree)
    for (const text of ['', 'product', '{"product":', '[]', 'null']) {
      const { status, body } = await call('POST', path, { token, text })
      expect(status).toBe(400)
      expect(body).toEqual({ errors: [expect.stringMatching(/^The body .*JSON/)] })
    }
    expect((await look()).body.cart).toEqual([line(saree, 1)])
  },
)
