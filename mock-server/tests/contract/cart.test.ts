import type { CartItemDto, ProductDto } from '../../../src/contract'
import { aShopper, aTimestamp, call, logIn, refusal, threeProducts } from './client'

const line = (product: ProductDto, qty: number) => ({
  ...product,
  qty,
  createdAt: aTimestamp,
  updatedAt: aTimestamp,
})

/** What a cart holds, in short. */
const quantities = (cart: CartItemDto[]) => cart.map(({ _id, qty }) => [_id, qty])

test('GET user/cart answers 200 with the cart', async () => {
  const { cart } = await aShopper()
  expect(await cart.look()).toMatchObject({ status: 200, body: { cart: [] } })
  const [saree, other] = await threeProducts()
  await cart.add(saree)
  await cart.add(other)
  expect(await cart.look()).toMatchObject({ status: 200, body: { cart: [line(saree, 1), line(other, 1)] } })
})

describe('POST user/cart', () => {
  test("answers 201 with the cart: one of the server's own product, whatever the client says of it", async () => {
    const { cart } = await aShopper()
    const [saree] = await threeProducts()
    const sent = { ...saree, price: '1', discountedPrice: '0', title: 'Free!', qty: 99 }
    const { status, body } = await cart.add(sent)
    expect(status).toBe(201)
    expect(body.cart).toMatchObject([line(saree, 1)])
    expect((await cart.look()).body).toEqual(body)
  })

  test('needs nothing of a product but its id', async () => {
    const { cart } = await aShopper()
    const [saree] = await threeProducts()
    expect(await cart.add({ _id: saree._id })).toMatchObject({
      status: 201,
      body: { cart: [line(saree, 1)] },
    })
  })

  test('makes no second line of a product that is there: one more of it', async () => {
    const { cart } = await aShopper()
    const [saree, other] = await threeProducts()
    await cart.add(saree)
    await cart.add(other)
    const { status, body } = await cart.add(saree)
    expect(status).toBe(201)
    expect(quantities(body.cart)).toEqual([
      [saree._id, 2],
      [other._id, 1],
    ])
  })

  test('loses nothing when several arrive at once', async () => {
    const { cart } = await aShopper()
    const [saree, other, third] = await threeProducts()
    await Promise.all([saree, other, saree, third, saree].map(cart.add))
    expect(Object.fromEntries(quantities((await cart.look()).body.cart))).toEqual({
      [saree._id]: 3,
      [other._id]: 1,
      [third._id]: 1,
    })
  })

  test('refuses an unknown product with 404, and changes nothing', async () => {
    const { cart } = await aShopper()
    expect(await cart.add({ _id: 'no-such-thing' })).toMatchObject(refusal(404))
    expect((await cart.look()).body.cart).toEqual([])
  })

  test.each([
    ['no product', {}, 'product'],
    ['a product that is a text', { product: 'saree' }, 'product'],
    ['a product without _id', { product: { title: 'Saree' } }, '_id'],
    ['a blank _id', { product: { _id: ' ' } }, '_id'],
  ])('refuses %s with 400 that names the field', async (_what, sent, field) => {
    const { cart } = await aShopper()
    expect(await cart.send('', sent)).toMatchObject(refusal(400, field))
    expect((await cart.look()).body.cart).toEqual([])
  })
})

describe('POST user/cart/{productId}', () => {
  test('increment and decrement answer 200 with the cart, which never holds fewer than one', async () => {
    const { cart } = await aShopper()
    const [saree, other] = await threeProducts()
    await cart.add(other)
    await cart.add(saree)
    for (const [type, qty] of [
      ['increment', 2],
      ['increment', 3],
      ['decrement', 2],
      ['decrement', 1],
      ['decrement', 1],
    ] as const) {
      const { status, body } = await cart.step(saree._id, type)
      expect(status).toBe(200)
      expect(body.cart).toMatchObject([line(other, 1), line(saree, qty)])
      expect((await cart.look()).body).toEqual(body)
    }
  })

  test('counts steps that arrive at once', async () => {
    const { cart } = await aShopper()
    const [saree] = await threeProducts()
    await cart.add(saree)
    await Promise.all(Array.from({ length: 5 }, () => cart.step(saree._id, 'increment')))
    expect(quantities((await cart.look()).body.cart)).toEqual([[saree._id, 6]])
  })

  test('refuses a product that is not in the cart with 404', async () => {
    const { cart } = await aShopper()
    const [saree] = await threeProducts()
    for (const id of [saree._id, 'no-such-thing'])
      expect(await cart.step(id, 'increment')).toMatchObject(refusal(404))
    expect((await cart.look()).body.cart).toEqual([])
  })

  test.each([
    ['no action', {}, 'action'],
    ['an action without type', { action: {} }, 'type'],
    ['an unknown action', { action: { type: 'double' } }, 'type'],
  ])('refuses %s with 400 that names the field, and changes nothing', async (_what, sent, field) => {
    const { cart } = await aShopper()
    const [saree] = await threeProducts()
    await cart.add(saree)
    expect(await cart.send(saree._id, sent)).toMatchObject(refusal(400, field))
    expect(quantities((await cart.look()).body.cart)).toEqual([[saree._id, 1]])
  })
})

describe('DELETE user/cart/{productId}', () => {
  test('answers 200 with the cart without the product, however many there were', async () => {
    const { cart } = await aShopper()
    const [saree, other] = await threeProducts()
    for (const product of [saree, other, saree]) await cart.add(product)
    const { status, body } = await cart.remove(saree._id)
    expect(status).toBe(200)
    expect(body.cart).toMatchObject([line(other, 1)])
    expect((await cart.look()).body).toEqual(body)
  })

  test('of what is not there answers 200 with the cart as it is', async () => {
    const { cart } = await aShopper()
    const [saree, other] = await threeProducts()
    await cart.add(saree)
    for (const id of [other._id, 'no-such-thing'])
      expect(await cart.remove(id)).toMatchObject({ status: 200, body: { cart: [line(saree, 1)] } })
  })
})

test('a body that is not JSON is refused with 400, and changes nothing', async () => {
  const { token, cart } = await aShopper()
  const [saree] = await threeProducts()
  await cart.add(saree)
  for (const path of ['user/cart', `user/cart/${saree._id}`])
    for (const text of ['', '{"product":'])
      expect(await call('POST', path, { token, text })).toMatchObject(refusal(400))
  expect(quantities((await cart.look()).body.cart)).toEqual([[saree._id, 1]])
})

test("a cart belongs to one shopper, and is among the user's lists at the next login", async () => {
  const [mine, yours] = [await aShopper(), await aShopper()]
  const [saree, other, third] = await threeProducts()
  await mine.cart.add(saree)
  await yours.cart.add(other)
  await yours.wishlist.add(third)
  expect(await logIn(yours.email, yours.password)).toMatchObject({
    body: { foundUser: { cart: [{ _id: other._id, qty: 1 }], wishlist: [{ _id: third._id }] } },
  })
  expect(quantities((await mine.cart.look()).body.cart)).toEqual([[saree._id, 1]])
})
