import {
  DELIVERY_FIELDS,
  IDEMPOTENCY_KEY_HEADER,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  type OrderLineRequest,
} from '@resham/contract'
import { naming, newShopper, type Shopper } from './support/api'
import { delivery, fillCart, linesOf, orderOf, twoAndOne } from './support/orders'
import { addition, at, firstProducts, lines, type Products, UNKNOWN_ID } from './support/products'
import { tooLong } from './support/tooLong'

let products: Products
let shopper: Shopper
beforeAll(async () => {
  products = await firstProducts()
})
beforeEach(async () => {
  shopper = await newShopper()
  await fillCart(shopper, products)
})
// A refused order changes nothing.
afterEach(async () => {
  expect((await shopper.send('getOrders', 200)).orders).toEqual([])
  expect((await shopper.send('getCart', 200)).cart).toMatchObject(twoAndOne(products))
})

const validOrder = (key?: string) => orderOf({ lines: linesOf(products) }, key)

test('refuses an order that is not JSON, or none', async () => {
  for (const text of ['', '{"order":']) await shopper.send('placeOrder', 400, { ...validOrder(), text })
  for (const body of [{}, { order: 'all' }])
    expect(await shopper.send('placeOrder', 400, { ...validOrder(), body })).toMatchObject(naming('order'))
})

test('refuses a key that is missing, blank or too long', async () => {
  const keys = ['', '  ', 'k'.repeat(MAX_IDEMPOTENCY_KEY_LENGTH + 1)]
  for (const details of [{ ...validOrder(), headers: {} }, ...keys.map(validOrder)])
    expect(await shopper.send('placeOrder', 400, details)).toMatchObject(naming(IDEMPOTENCY_KEY_HEADER))
})

type Line = OrderLineRequest
const notWhole = [undefined, 0, -1, 1.5, '2', null, 2 ** 53]
const notDigits = ['', '-1', '1.5', 'free', 7, null]

// biome-ignore format: a table is read by its columns.
test.each<[what: string, named: string, refused: (first: Line, second: Line) => unknown[]]>([
  ['none, or one product twice', 'lines', (first, second) => [undefined, {}, [], ['first', second], [first, first]]],
  ['no _id', '_id', (_first, second) => [[{ qty: 2 }, second]]],
  ['an unknown product', UNKNOWN_ID, (first, second) => [[first, second, { _id: UNKNOWN_ID, qty: 1 }]]],
  ['a quantity that is not a whole number from 1', 'qty', (first, { _id }) => notWhole.map((qty) => [first, { _id, qty }])],
  ['a price that is not digits', 'price', (first, second) => notDigits.map((price) => [{ ...first, price }, second])],
  ['a discounted price that is not digits', 'discountedPrice',
    (first, second) => notDigits.map((discountedPrice) => [{ ...first, discountedPrice }, second])],
])('refuses lines with %s, and names %s', async (_what, named, refused) => {
  for (const wrong of refused(...linesOf(products)))
    expect(await shopper.send('placeOrder', 400, orderOf({ lines: wrong }))).toMatchObject(naming(named))
})

test('names each product that is not in the catalogue, so that the shop can say its title', async () => {
  const unknown = [UNKNOWN_ID, 'gone'].map((_id) => ({ _id, qty: 1 }))
  const order = orderOf({ lines: [...linesOf(products), ...unknown] })
  expect((await shopper.send('placeOrder', 400, order)).unknown).toEqual([UNKNOWN_ID, 'gone'])
})

const sendDelivery = (sent: unknown) =>
  shopper.send('placeOrder', 400, orderOf({ lines: linesOf(products), delivery: sent }))

test('refuses a delivery that is missing, or lacks fields, and names each', async () => {
  for (const missing of [undefined, 'home'])
    expect(await sendDelivery(missing)).toMatchObject(naming('delivery'))
  const others = DELIVERY_FIELDS.filter((field) => field !== 'name')
  expect(await sendDelivery({ name: delivery.name })).toMatchObject(naming(...others))
})

test.each(DELIVERY_FIELDS)(
  'refuses a delivery whose %s is missing or too long, and names it',
  async (field) => {
    for (const value of [undefined, '', '  ', '\u200b\u3164', 7, tooLong(field)])
      expect(await sendDelivery({ ...delivery, [field]: value })).toMatchObject(naming(field))
  },
)

test('refuses a delivery whose zipcode is not digits, and names it', async () => {
  for (const zipcode of ['57000l', '-570001', '570.001'])
    expect(await sendDelivery({ ...delivery, zipcode })).toMatchObject(naming('zipcode'))
})

const lineOf = ({ _id }: { _id: string }): Line => ({ _id, qty: 1 })
const rupeeMore = (price: string) => String(Number(price) + 1)

// biome-ignore format: a table is read by its columns.
test.each<[what: string, named: (keyof Products)[], changed: (lines: [Line, Line], products: Products) => Line[]]>([
  ['one more of a line', ['first'], ([first, second]) => [{ ...first, qty: 3 }, second]],
  ['one less of a line', ['first'], ([first, second]) => [{ ...first, qty: 1 }, second]],
  ['a line that the cart does not hold', ['third'], (all, { third }) => [...all, lineOf(third)]],
  ['another line instead of one', ['second', 'third'], ([first], { third }) => [first, lineOf(third)]],
  ['not all of the lines', ['first'], ([, second]) => [second]],
  ['another price', ['first'], ([line, second], { first }) => [{ ...line, price: rupeeMore(first.price) }, second]],
  ['another discounted price', ['first'],
    ([line, second], { first }) => [{ ...line, discountedPrice: rupeeMore(first.discountedPrice) }, second]],
])('refuses %s, names the products, and sends the cart', async (_what, named, changed) => {
  const order = orderOf({ lines: changed(linesOf(products), products) })
  const { errors, cart } = await shopper.send('placeOrder', 409, order)
  expect({ errors }).toEqual(naming(...named.map((name) => products[name].title)))
  expect(cart).toMatchObject(twoAndOne(products))
})

test('refuses a product that is out of stock, names it, and sends the cart', async () => {
  const { first, second, soldOut } = products
  await shopper.send('addToCart', 201, addition(soldOut))
  const order = orderOf({ lines: [...linesOf(products), lineOf(soldOut)] })
  const { errors, cart } = await shopper.send('placeOrder', 409, order)
  expect({ errors }).toEqual(naming(soldOut.title))
  expect(cart).toMatchObject(lines([first, 2], [second, 1], [soldOut, 1]))
  await shopper.send('removeFromCart', 200, at(soldOut))
})
