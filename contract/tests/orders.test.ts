import { MAX_IDEMPOTENCY_KEY_LENGTH, randomId } from '@resham/contract'
import { exchange, newShopper, type Shopper } from './support/api'
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
