import type { CartAnswer, CartItemDto, ProductDto } from '../../src/contract'
import { products } from '../seeds/products'
import { call, holdClockAt, serveEachTest } from './client'

const server = serveEachTest()

const [saree, other, third] = products as [ProductDto, ProductDto, ProductDto]
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

test('GET user/cart answers 200 with the cart', async () => {
  const { look } = await shopperWith(saree, { ...other, qty: 3 })
  expect(await look()).toMatchObject({ status: 200, body: { cart: [line(saree, 1), line(other, 3)] } })
})

test('GET user/cart answers 200 with an empty cart', async () => {
  const { look } = await shopperWith()
  const { status, body } = await look()
  expect(status).toBe(200)
  expect(body).toEqual({ cart: [] })
})

describe('POST user/cart', () => {
  test('answers 201 with the cart; the new line has qty 1 and the present time', async () => {
    const { add, look } = await shopperWith(saree)
    const { status, body } = await add(other)
    expect(status).toBe(201)
    expect(body).toEqual({
      cart: [line(saree, 1), { ...other, qty: 1, createdAt: EVENING, updatedAt: EVENING }],
    })
    expect((await look()).body).toEqual(body)
  })

  test("stores the server's own product, never what the client says of it", async () => {
    const { add } = await shopperWith()
    const { body } = await add({
      ...saree,
      price: '1',
      discountedPrice: '0',
      title: 'Free!',
      qty: 99,
      gift: true,
    })
    expect(body.cart).toEqual([{ ...saree, qty: 1, createdAt: EVENING, updatedAt: EVENING }])
  })

  test('makes no second line of a product that is there: one more of it', async () => {
    const { add } = await shopperWith({ ...saree, qty: 2 }, other)
    const { status, body } = await add({ _id: saree._id })
    expect(status).toBe(201)
    expect(body.cart).toEqual([line(saree, 3, EVENING), line(other, 1)])
  })

  test('loses nothing when several arrive at once', async () => {
    const { add, look } = await shopperWith()
    await Promise.all([saree, other, saree, third, saree].map(add))
    const { body } = await look()
    expect(Object.fromEntries(body.cart.map(({ _id, qty }) => [_id, qty]))).toEqual({
      [saree._id]: 3,
      [other._id]: 1,
      [third._id]: 1,
    })
  })

  test('refuses an unknown product with 404 that says which', async () => {
    const { add, look } = await shopperWith(saree)
    const { status, body } = await add({ ...saree, _id: 'no-such-thing' })
    expect(status).toBe(404)
    expect(body).toEqual({ errors: [expect.stringContaining("'no-such-thing'")] })
    expect((await look()).body.cart).toEqual([line(saree, 1)])
  })

  test.each([
    ['no product', {}, 'product'],
    ['a product that is a text', { product: 'saree' }, 'product'],
    ['a product that is a list', { product: [{ _id: 'saree' }] }, 'product'],
    ['a product without _id', { product: { title: 'Saree' } }, 'product._id'],
    ['a blank _id', { product: { _id: ' ' } }, 'product._id'],
    ['an _id that is a number', { product: { _id: 7 } }, 'product._id'],
  ])('refuses %s with 400 that names the field', async (_what, sent, field) => {
    const { send, look } = await shopperWith(saree)
    const { status, body } = await send('POST', 'user/cart', sent)
    expect(status).toBe(400)
    expect(body).toEqual({ errors: [expect.stringContaining(`'${field}'`)] })
    expect((await look()).body.cart).toEqual([line(saree, 1)])
  })
})

describe('POST user/cart/{productId}', () => {
  test.each([
    ['increment', 2, 3, EVENING],
    ['decrement', 2, 1, EVENING],
    ['decrement', 1, 1, MORNING],
  ])('%s of %i answers 200 with qty %i', async (type, qty, after, updatedAt) => {
    const { step, look } = await shopperWith(other, { ...saree, qty })
    const { status, body } = await step(saree._id, type)
    expect(status).toBe(200)
    expect(body).toEqual({ cart: [line(other, 1), line(saree, after, updatedAt)] })
    expect((await look()).body).toEqual(body)
  })

  test('counts steps that arrive at once', async () => {
    const { step, look } = await shopperWith({ ...saree, qty: 2 })
    await Promise.all(
      ['increment', 'increment', 'decrement', 'increment'].map((type) => step(saree._id, type)),
    )
    expect((await look()).body.cart).toEqual([line(saree, 4, EVENING)])
  })

  test('refuses a product that is not in the cart with 404 that says which', async () => {
    const { step, look } = await shopperWith(saree)
    for (const id of [other._id, 'no-such-thing']) {
      const { status, body } = await step(id, 'increment')
      expect(status).toBe(404)
      expect(body).toEqual({ errors: [expect.stringContaining(`'${id}'`)] })
    }
    expect((await look()).body.cart).toEqual([line(saree, 1)])
  })

  test.each([
    ['no action', {}, 'action'],
    ['an action that is a text', { action: 'increment' }, 'action'],
    ['an action without type', { action: {} }, 'action.type'],
    ['an unknown action', { action: { type: 'double' } }, 'action.type'],
    ['an action in capitals', { action: { type: 'INCREMENT' } }, 'action.type'],
  ])('refuses %s with 400 that names the field', async (_what, sent, field) => {
    const { send, look } = await shopperWith(saree)
    const { status, body } = await send('POST', `user/cart/${saree._id}`, sent)
    expect(status).toBe(400)
    expect(body).toEqual({ errors: [expect.stringContaining(`'${field}'`)] })
    expect((await look()).body.cart).toEqual([line(saree, 1)])
  })
})

describe('DELETE user/cart/{productId}', () => {
  test('answers 200 with the cart without the product, however many there were', async () => {
    const { remove, look } = await shopperWith({ ...saree, qty: 5 }, other)
    const { status, body } = await remove(saree._id)
    expect(status).toBe(200)
    expect(body).toEqual({ cart: [line(other, 1)] })
    expect((await look()).body).toEqual(body)
  })

  test.each([other._id, 'no-such-thing'])(
    'of %s, which is not there, answers 200 with the cart as it is',
    async (id) => {
      const { remove } = await shopperWith(saree)
      expect(await remove(id)).toMatchObject({ status: 200, body: { cart: [line(saree, 1)] } })
    },
  )
})

test.each(['user/cart', `user/cart/${saree._id}`])(
  'POST %s refuses a body that is not JSON with 400',
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

test("a cart belongs to one shopper, and is among the user's lists at the next login", async () => {
  const { add, look } = await shopperWith()
  const { token, password } = await server().seedShopper({ email: 'ravi@resham.example', wishlist: [third] })
  await add(saree)
  await call('POST', 'user/cart', { token, body: { product: other } })
  const { body } = await call('POST', 'auth/login', { body: { email: 'ravi@resham.example', password } })
  expect(body).toMatchObject({
    foundUser: { cart: [{ _id: other._id, qty: 1 }], wishlist: [{ _id: third._id }] },
  })
  expect((await look()).body.cart.map(({ _id }) => _id)).toEqual([saree._id])
})
