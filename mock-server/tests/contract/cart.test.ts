import { type CartItemDto, MAX_ADDED_QUANTITY, type ProductDto } from '../../../src/contract'
import { titleOf } from '../../../src/contract/calls'
import {
  aTimestamp,
  errorResponse,
  logIn,
  sendRequest,
  signUpUser,
  soldOutProduct,
  threeProducts,
} from './client'

const line = (product: ProductDto, qty: number) => ({
  ...product,
  qty,
  createdAt: aTimestamp,
  updatedAt: aTimestamp,
})

/** The id and quantity of each line of a cart. */
const quantities = (cart: CartItemDto[]) => cart.map(({ _id, qty }) => [_id, qty])

test(`${titleOf('getCart')} responds with 200 and the cart`, async () => {
  const { cart } = await signUpUser()
  expect(await cart.get()).toMatchObject({ status: 200, body: { cart: [] } })
  const [saree, other] = await threeProducts()
  await cart.add(saree)
  await cart.add(other)
  expect(await cart.get()).toMatchObject({ status: 200, body: { cart: [line(saree, 1), line(other, 1)] } })
})

describe(titleOf('addToCart'), () => {
  test("responds with 201 and the cart, with the server's own product data", async () => {
    const { cart } = await signUpUser()
    const [saree] = await threeProducts()
    const sent = { ...saree, price: '1', discountedPrice: '0', title: 'Free!', qty: 99 }
    const { status, body } = await cart.add(sent)
    expect(status).toBe(201)
    expect(body.cart).toMatchObject([line(saree, 1)])
    expect((await cart.get()).body).toEqual(body)
  })

  test('needs only the id of the product', async () => {
    const { cart } = await signUpUser()
    const [saree] = await threeProducts()
    expect(await cart.add({ _id: saree._id })).toMatchObject({
      status: 201,
      body: { cart: [line(saree, 1)] },
    })
  })

  test('increments the quantity of a product that is already in the cart', async () => {
    const { cart } = await signUpUser()
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

  test('adds as many as the body says, to a new line and to one in the cart', async () => {
    const { cart } = await signUpUser()
    const [saree] = await threeProducts()
    const product = { _id: saree._id }
    for (const [qty, total] of [
      [30, 30],
      [1, 31],
      [MAX_ADDED_QUANTITY, MAX_ADDED_QUANTITY + 31],
    ] as const)
      expect(await cart.send('', { product, qty })).toMatchObject({
        status: 201,
        body: { cart: [line(saree, total)] },
      })
  })

  test.each([0, -1, 1.5, '2', null, MAX_ADDED_QUANTITY + 1])(
    'rejects the quantity %j with 400 and the name of the field, and changes nothing',
    async (qty) => {
      const { cart } = await signUpUser()
      const [saree] = await threeProducts()
      expect(await cart.send('', { product: { _id: saree._id }, qty })).toMatchObject(
        errorResponse(400, 'qty'),
      )
      expect((await cart.get()).body.cart).toEqual([])
    },
  )

  test('accepts a product that is out of stock', async () => {
    const { cart } = await signUpUser()
    const product = await soldOutProduct()
    expect(await cart.add({ _id: product._id })).toMatchObject({
      status: 201,
      body: { cart: [line(product, 1)] },
    })
  })

  test('counts concurrent requests', async () => {
    const { cart } = await signUpUser()
    const [saree, other, third] = await threeProducts()
    await Promise.all([saree, other, saree, third, saree].map(cart.add))
    expect(Object.fromEntries(quantities((await cart.get()).body.cart))).toEqual({
      [saree._id]: 3,
      [other._id]: 1,
      [third._id]: 1,
    })
  })

  test('rejects an unknown product with 404, and changes nothing', async () => {
    const { cart } = await signUpUser()
    expect(await cart.add({ _id: 'no-such-thing' })).toMatchObject(errorResponse(404))
    expect((await cart.get()).body.cart).toEqual([])
  })

  test.each([
    ['no product', {}, 'product'],
    ['a product that is a text', { product: 'saree' }, 'product'],
    ['a product without _id', { product: { title: 'Saree' } }, '_id'],
    ['a blank _id', { product: { _id: ' ' } }, '_id'],
  ])('rejects %s with 400 and the name of the field', async (_what, sent, field) => {
    const { cart } = await signUpUser()
    expect(await cart.send('', sent)).toMatchObject(errorResponse(400, field))
    expect((await cart.get()).body.cart).toEqual([])
  })
})

describe(titleOf('changeQuantity'), () => {
  test('responds to increment and decrement with 200 and the cart, with a quantity of at least 1', async () => {
    const { cart } = await signUpUser()
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
      const { status, body } = await cart.changeQuantity(saree._id, type)
      expect(status).toBe(200)
      expect(body.cart).toMatchObject([line(other, 1), line(saree, qty)])
      expect((await cart.get()).body).toEqual(body)
    }
  })

  test('counts concurrent increments', async () => {
    const { cart } = await signUpUser()
    const [saree] = await threeProducts()
    await cart.add(saree)
    await Promise.all(Array.from({ length: 5 }, () => cart.changeQuantity(saree._id, 'increment')))
    expect(quantities((await cart.get()).body.cart)).toEqual([[saree._id, 6]])
  })

  test('rejects a product that is not in the cart with 404', async () => {
    const { cart } = await signUpUser()
    const [saree] = await threeProducts()
    for (const id of [saree._id, 'no-such-thing'])
      expect(await cart.changeQuantity(id, 'increment')).toMatchObject(errorResponse(404))
    expect((await cart.get()).body.cart).toEqual([])
  })

  test.each([
    ['no action', {}, 'action'],
    ['an action without type', { action: {} }, 'type'],
    ['an unknown action', { action: { type: 'double' } }, 'type'],
  ])('rejects %s with 400 and the name of the field, and changes nothing', async (_what, sent, field) => {
    const { cart } = await signUpUser()
    const [saree] = await threeProducts()
    await cart.add(saree)
    expect(await cart.send(saree._id, sent)).toMatchObject(errorResponse(400, field))
    expect(quantities((await cart.get()).body.cart)).toEqual([[saree._id, 1]])
  })
})

describe(titleOf('removeFromCart'), () => {
  test('responds with 200 and the cart without the product, whatever its quantity', async () => {
    const { cart } = await signUpUser()
    const [saree, other] = await threeProducts()
    for (const product of [saree, other, saree]) await cart.add(product)
    const { status, body } = await cart.remove(saree._id)
    expect(status).toBe(200)
    expect(body.cart).toMatchObject([line(other, 1)])
    expect((await cart.get()).body).toEqual(body)
  })

  test('responds with 200 and the unchanged cart when the product is not in it', async () => {
    const { cart } = await signUpUser()
    const [saree, other] = await threeProducts()
    await cart.add(saree)
    for (const id of [other._id, 'no-such-thing'])
      expect(await cart.remove(id)).toMatchObject({ status: 200, body: { cart: [line(saree, 1)] } })
  })
})

test('a body that is not JSON is rejected with 400, and changes nothing', async () => {
  const { token, cart } = await signUpUser()
  const [saree] = await threeProducts()
  await cart.add(saree)
  for (const path of ['user/cart', `user/cart/${saree._id}`])
    for (const text of ['', '{"product":'])
      expect(await sendRequest('POST', path, { token, text })).toMatchObject(errorResponse(400))
  expect(quantities((await cart.get()).body.cart)).toEqual([[saree._id, 1]])
})

test('a cart belongs to one user, and is part of the response to their next login', async () => {
  const [mine, yours] = [await signUpUser(), await signUpUser()]
  const [saree, other, third] = await threeProducts()
  await mine.cart.add(saree)
  await yours.cart.add(other)
  await yours.wishlist.add(third)
  expect(await logIn(yours.email, yours.password)).toMatchObject({
    body: { foundUser: { cart: [{ _id: other._id, qty: 1 }], wishlist: [{ _id: third._id }] } },
  })
  expect(quantities((await mine.cart.get()).body.cart)).toEqual([[saree._id, 1]])
})
