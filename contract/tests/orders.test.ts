import { MAX_IDEMPOTENCY_KEY_LENGTH, randomId } from '@resham/contract'
import { exchange, naming, newShopper, type Shopper } from './support/api'
import { delivery, fillCart, linesOf, orderOf, twoAndOne } from './support/orders'
import { addition, at, firstProducts, lines, type Products } from './support/products'

let products: Products
let shopper: Shopper
beforeAll(async () => {
  products = await firstProducts()
})
beforeEach(async () => {
  shopper = await newShopper()
  await fillCart(shopper, products)
})

const readOrders = async () => (await shopper.send('getOrders', 200)).orders
const readCart = async () => (await shopper.send('getCart', 200)).cart
/** Orders the cart; `change` replaces fields of the order. */
const placeOrder = (key = randomId(), change: object = {}) =>
  shopper.send('placeOrder', 201, orderOf({ lines: linesOf(products), ...change }, key))

/** The order as it has to be stored: each line counts once in the totals, whatever its quantity. */
const storedOrder = () => {
  const { first, second } = products
  const sum = (field: 'price' | 'discountedPrice') => Number(first[field]) + Number(second[field])
  const [totalMrp, totalAmount] = [sum('price'), sum('discountedPrice')]
  const storedLines = twoAndOne(products).map(({ _id, title, imageLink, price, discountedPrice, qty }) => {
    return { _id, title, imageLink, price, discountedPrice, qty }
  })
  const totals = { itemCount: 2, totalMrp, discount: totalMrp - totalAmount, totalAmount }
  return { lines: storedLines, totals, delivery }
}

test("stores the cart's lines in its order, at the price of the catalogue, and empties the cart alone", async () => {
  expect(await readOrders()).toEqual([])
  await shopper.send('addToWishlist', 201, addition(products.third))
  const [line, second] = linesOf(products)
  const { price, discountedPrice } = products.first
  const { order, cart } = await placeOrder(randomId(), {
    lines: [second, { ...line, price, discountedPrice, title: 'Free!', imageLink: '/other.jpg' }],
    // Both texts are stored without the blanks.
    delivery: { ...delivery, city: ` ${delivery.city} `, zipcode: '570\u00a0001 ' },
    totals: { totalAmount: 0 },
    _id: 'mine',
    createdAt: 'long ago',
  })
  expect(order).toMatchObject(storedOrder())
  expect(order._id).not.toBe('mine')
  expect(cart).toEqual([])
  expect(await readCart()).toEqual([])
  expect((await shopper.send('getWishlist', 200)).wishlist).toMatchObject([products.third])

  // The cart is empty, so another key orders nothing.
  const again = await shopper.send('placeOrder', 409, orderOf({ lines: linesOf(products) }))
  expect(again.cart).toEqual([])
  expect(await readOrders()).toMatchObject([order])
})

test('a key returns its order again, whatever the prices and the cart, and changes nothing', async () => {
  const { third } = products
  const key = randomId()
  const { order } = await placeOrder(key)
  await shopper.send('addToCart', 201, addition(third))
  const otherPrices = { lines: linesOf(products).map((line) => ({ ...line, price: '1' })) }
  for (const change of [{}, otherPrices])
    expect(await placeOrder(key, change)).toMatchObject({ order, cart: lines([third, 1]) })
  await shopper.send('removeFromCart', 200, at(third))
  await fillCart(shopper, products)
  expect(await placeOrder(key)).toMatchObject({ order, cart: twoAndOne(products) })
  expect(await readOrders()).toMatchObject([order])
})

test('a key is refused for other lines, or another delivery', async () => {
  const key = randomId()
  const { order } = await placeOrder(key)
  const [first, second] = linesOf(products)
  const third = { ...second, _id: products.third._id }
  const more = { ...first, qty: first.qty + 1 }
  // One of the refused orders is that of the cart as it is then.
  await shopper.send('addToCart', 201, addition(products.third))
  for (const other of [[third], [first], [first, second, third], [first, third], [more, second]])
    await shopper.send('placeOrder', 422, orderOf({ lines: other }, key))
  const elsewhere = { lines: [first, second], delivery: { ...delivery, city: 'Hampi' } }
  await shopper.send('placeOrder', 422, orderOf(elsewhere, key))
  expect(await readOrders()).toMatchObject([order])
  expect(await readCart()).toMatchObject(lines([products.third, 1]))
})

test(`a key of ${MAX_IDEMPOTENCY_KEY_LENGTH} characters places one order for requests at once`, async () => {
  const key = randomId().padEnd(MAX_IDEMPOTENCY_KEY_LENGTH, '-')
  const placed = await Promise.all(Array.from({ length: 4 }, () => placeOrder(key)))
  const orders = await readOrders()
  expect(orders).toMatchObject([storedOrder()])
  expect(placed).toMatchObject(placed.map(() => ({ order: orders[0], cart: [] })))
})

test('a key is that of one user: another one orders with it too, and sees that order alone', async () => {
  const { third } = products
  const key = randomId()
  const { order } = await placeOrder(key)
  const other = await newShopper()
  await other.send('addToCart', 201, addition(third))
  const placed = await other.send('placeOrder', 201, orderOf({ lines: [{ _id: third._id, qty: 1 }] }, key))
  const orderOfThird = { lines: [{ _id: third._id }] }
  expect(placed).toMatchObject({ order: orderOfThird, cart: [] })
  expect(placed.order._id).not.toBe(order._id)
  expect((await other.send('getOrders', 200)).orders).toMatchObject([orderOfThird])
  expect(await readOrders()).toMatchObject([order])
})

test('one of two orders of one cart at once is placed, and the other refused with 409', async () => {
  const details = () => ({ token: shopper.token, ...orderOf({ lines: linesOf(products) }) })
  const responses = await Promise.all([details(), details()].map((each) => exchange('placeOrder', each)))
  const [placed, refused] = responses.sort((a, b) => a.status - b.status)
  expect([placed?.status, refused?.status]).toEqual([201, 409])
  expect(placed?.body).toMatchObject({ order: storedOrder(), cart: [] })
  expect(await readOrders()).toMatchObject([placed?.body.order])
})

test('lists the orders of the user, newest first, which a log-in does not return', async () => {
  const { first, second, third } = products
  const { order } = await placeOrder()
  await shopper.send('addToCart', 201, addition(third))
  const next = await placeOrder(randomId(), { lines: [{ _id: third._id, qty: 1 }] })
  expect(await readOrders()).toMatchObject([next.order, order])

  await fillCart(shopper, products)
  for (const product of [second, third, first]) await shopper.send('addToWishlist', 201, addition(product))
  const { email, password } = shopper
  const { foundUser } = await shopper.send('logIn', 200, { body: { email, password } })
  expect(foundUser).toMatchObject({ cart: twoAndOne(products), wishlist: [second, third, first] })
  expect(foundUser).not.toHaveProperty('orders')
})

/** Places an order of one product. */
const orderOne = async (product = products.third) => {
  await shopper.send('addToCart', 201, addition(product))
  return (await placeOrder(randomId(), { lines: [{ _id: product._id, qty: 1 }] })).order
}
const of = ({ _id }: { _id: string }) => ({ params: { orderId: _id } })
const cancellation = (order: { _id: string }) => ({ ...of(order), body: { action: { type: 'cancel' } } })

describe('an order', () => {
  beforeEach(async () => {
    for (const product of [products.first, products.second])
      await shopper.send('removeFromCart', 200, at(product))
  })

  test('has a number of its own, and is placed', async () => {
    const placed = [await orderOne(), await orderOne()]
    expect(new Set(placed.map(({ number }) => number)).size).toBe(2)
    for (const order of placed) {
      expect(order).toMatchObject({ status: 'placed', history: [{ status: 'placed', at: order.createdAt }] })
      expect(order).not.toHaveProperty('tracking')
      expect((await shopper.send('getOrder', 200, of(order))).order).toEqual(order)
    }
    expect(await readOrders()).toEqual(placed.toReversed())
  })

  test('is known to its account alone', async () => {
    const order = await orderOne()
    const other = await newShopper()
    for (const [who, id] of [
      [other, order._id],
      [shopper, 'no-such-order'],
      [shopper, order.number],
    ] as const) {
      expect(await who.send('getOrder', 404, of({ _id: id }))).toEqual(naming(id))
      expect(await who.send('cancelOrder', 404, cancellation({ _id: id }))).toEqual(naming(id))
    }
    expect(await readOrders()).toEqual([order])
  })

  test('can be cancelled, once, and keeps what was ordered', async () => {
    const order = await orderOne()
    const { order: cancelled } = await shopper.send('cancelOrder', 200, cancellation(order))
    expect(cancelled).toEqual({
      ...order,
      status: 'cancelled',
      history: [...order.history, { status: 'cancelled', at: expect.any(String) }],
    })
    expect(await shopper.send('cancelOrder', 200, cancellation(order))).toEqual({ order: cancelled })
    expect(await readOrders()).toEqual([cancelled])
  })

  test('is cancelled once by two requests at once', async () => {
    const order = await orderOne()
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => shopper.send('cancelOrder', 200, cancellation(order))),
    )
    for (const { order: cancelled } of responses) expect(cancelled.history).toHaveLength(2)
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  })

  test.each([
    [{}, 'action'],
    [{ action: {} }, 'type'],
    [{ action: { type: 'packed' } }, 'type'],
  ])('is not changed by %j', async (body, field) => {
    const order = await orderOne()
    expect(await shopper.send('cancelOrder', 400, { ...of(order), body })).toEqual(naming(field))
    expect(await readOrders()).toEqual([order])
  })

  test('is on one page of the list, newest first', async () => {
    const placed = []
    for (let count = 0; count < 5; count += 1) placed.unshift(await orderOne())
    const read = (query: Record<string, string | number>) => shopper.send('getOrders', 200, { query })
    const first = await read({ limit: 2 })
    expect(first).toEqual({ orders: placed.slice(0, 2), next: expect.any(String) })
    const second = await read({ limit: 2, after: first.next ?? '' })
    expect(second).toEqual({ orders: placed.slice(2, 4), next: expect.any(String) })
    expect(await read({ limit: 2, after: second.next ?? '' })).toEqual({
      orders: placed.slice(4),
      next: null,
    })
    expect(await read({ limit: 5 })).toEqual({ orders: placed, next: null })
    expect(await read({ limit: 50 })).toEqual({ orders: placed, next: null })
    // Without a limit the rest is sent.
    expect((await read({ after: first.next ?? '' })).orders).toEqual(placed.slice(2))
    // An order that is placed meanwhile moves no other one to another page.
    await orderOne()
    expect(await read({ limit: 2, after: first.next ?? '' })).toEqual(second)

    const other = await newShopper()
    for (const query of [{ limit: 0 }, { limit: 51 }, { limit: 'all' }])
      expect(await shopper.send('getOrders', 400, { query })).toEqual(naming('limit'))
    expect(await other.send('getOrders', 400, { query: { limit: 2, after: first.next ?? '' } })).toEqual(
      naming('after'),
    )
  })
})
