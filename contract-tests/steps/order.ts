import { MAX_IDEMPOTENCY_KEY_LENGTH } from '../../src/contract'
import { isRecord } from '../../src/contract/isRecord'
import { fails, type Step, succeeds } from '../defineStep'
import { type Deviation, same } from '../deviation'
import { delivery, linesOf, orderOf, storedOrder } from '../orderRequests'
import { firstProduct, type Run, secondProduct, thirdProduct, tokenOf } from '../testRun'
import { addition, sameCart } from './cart'

/** The longest key that is allowed. */
const longKey = ({ key }: Run) => key.padEnd(MAX_IDEMPOTENCY_KEY_LENGTH, '-')

const idOf = (order: unknown) => (isRecord(order) ? order._id : undefined)

/** Remembers a new order of the account. */
const learnOrder: Step['learn'] = (body, run) => {
  const order = isRecord(body) ? body.order : undefined
  if (order !== undefined && !run.orders.some((known) => idOf(known) === idOf(order)))
    run.orders.unshift(order)
}

/** Whether the account has so many orders, and this is the newest one, with the content that was ordered. */
const isNewest = (order: unknown, run: Run, count: number): Deviation[] => [
  same('the number of different orders', run.orders.length, count),
  same('order', order, run.orders[0]),
  same('order', order, storedOrder(run)),
]

/** The request that repeats the first order. */
const again = (run: Run, change: object = {}) => orderOf(run, change)

const refill = (what: string) => [
  succeeds('addToCart', {
    what: `adds a product again, ${what}`,
    request: (run) => addition(firstProduct(run), 2),
  }),
  succeeds('addToCart', {
    what: `adds another product again, ${what}`,
    request: (run) => addition(secondProduct(run)),
  }),
]

/** The orders that are placed: four, and one of the other account. They stay with the accounts. */
export const orderSteps = [
  succeeds('placeOrder', {
    what: "stores the cart's lines in its order, at the price of the catalogue, and empties it",
    request: (run) => {
      const [first, second] = linesOf(run)
      const { price, discountedPrice } = firstProduct(run)
      const lines = [second, { ...first, price, discountedPrice, title: 'Free!', imageLink: '/other.jpg' }]
      return orderOf(run, { lines, totals: { totalAmount: 0 }, _id: 'mine', createdAt: 'long ago' })
    },
    check: ({ order, cart }, run) => [
      order._id === 'mine' ? 'order._id is the one that the request sent' : null,
      ...isNewest(order, run, 1),
      same('cart', cart, []),
    ],
    learn: learnOrder,
  }),
  succeeds('getCart', { what: 'is empty after the order', check: ({ cart }) => sameCart(cart, []) }),
  succeeds('getWishlist', {
    what: 'is as before the order',
    check: ({ wishlist }) => [same('wishlist', [wishlist.length], [3])],
  }),
  fails('placeOrder', 409, {
    what: 'refuses the same lines with another key, because the cart is empty',
    request: (run) => orderOf(run, {}, `${run.key}-2`),
    check: ({ cart }) => [same('cart', cart, [])],
  }),
  succeeds('addToCart', {
    what: 'adds a third product after the order',
    request: (run) => addition(thirdProduct(run)),
    check: ({ cart }, run) => sameCart(cart, [[thirdProduct(run), 1]]),
  }),
  succeeds('placeOrder', {
    what: 'returns the same order for the same key, with any price, and changes nothing',
    request: (run) => [
      again(run),
      again(run, { lines: linesOf(run).map((line) => ({ ...line, price: '1' })) }),
    ],
    check: ({ order, cart }, run) => [
      ...isNewest(order, run, 1),
      ...sameCart(cart, [[thirdProduct(run), 1]]),
    ],
    learn: learnOrder,
  }),
  fails('placeOrder', 422, {
    what: 'refuses the key for other lines, or another delivery',
    request: (run) => [
      again(run, { lines: [{ _id: thirdProduct(run)._id, qty: 1 }] }),
      again(run, { delivery: { ...delivery, city: 'Hampi' } }),
    ],
  }),
  succeeds('removeFromCart', {
    what: 'removes the third product',
    request: (run) => ({ params: { productId: thirdProduct(run)._id } }),
    check: ({ cart }) => sameCart(cart, []),
  }),
  ...refill('as in the order'),
  succeeds('placeOrder', {
    what: 'returns the same order for the same key, though the cart holds the same lines again',
    request: (run) => again(run),
    check: ({ order, cart }, run) => [
      ...isNewest(order, run, 1),
      ...sameCart(cart, [
        [firstProduct(run), 2],
        [secondProduct(run), 1],
      ]),
    ],
    learn: learnOrder,
  }),
  succeeds('placeOrder', {
    what: `places one order for requests at once, with a key of ${MAX_IDEMPOTENCY_KEY_LENGTH} characters`,
    request: (run) => Array.from({ length: 4 }, () => orderOf(run, {}, longKey(run))),
    check: ({ order, cart }, run) => [...isNewest(order, run, 2), same('cart', cart, [])],
    learn: learnOrder,
  }),
  ...refill('for two orders at once'),
  succeeds('placeOrder', {
    what: 'places one of two orders of one cart at once, and refuses the other with 409',
    request: (run) => ['-3', '-4'].map((end) => orderOf(run, {}, run.key + end)),
    othersGet: 409,
    check: ({ order, cart }, run) => [...isNewest(order, run, 3), same('cart', cart, [])],
    learn: learnOrder,
  }),
  succeeds('placeOrder', {
    what: 'places an order of another user with the same key',
    request: (run) => ({
      ...orderOf(run, { lines: [{ _id: thirdProduct(run)._id, qty: 1 }] }),
      token: tokenOf(run.otherAccount),
    }),
    check: ({ order, cart }, run) => [
      run.orders.some((known) => idOf(known) === order._id) ? "order._id is another order's" : null,
      same('order.lines', [order.lines.length, order.lines[0]?._id], [1, thirdProduct(run)._id]),
      same('cart', cart, []),
    ],
  }),
  succeeds('getOrders', {
    what: 'lists that order alone for that user',
    request: ({ otherAccount }) => ({ token: tokenOf(otherAccount) }),
    check: ({ orders }, run) => [
      same('orders', [orders.length, orders[0]?.lines[0]?._id], [1, thirdProduct(run)._id]),
    ],
  }),
  ...refill('which the next log-in returns'),
  succeeds('logIn', {
    what: 'returns cart and wishlist, and no orders',
    request: ({ account: { email }, password }) => ({ body: { email, password } }),
    check: ({ foundUser }, run) => [
      ...sameCart(foundUser.cart, [
        [firstProduct(run), 2],
        [secondProduct(run), 1],
      ]),
      same('foundUser.wishlist', [foundUser.wishlist.length], [3]),
      Object.hasOwn(foundUser, 'orders') ? 'foundUser.orders is not part of a user' : null,
    ],
    learn: (body, { account }) => {
      if (isRecord(body) && typeof body.encodedToken === 'string') account.token = body.encodedToken
    },
  }),
  succeeds('getOrders', {
    what: 'lists every order of the user, newest first',
    check: ({ orders }, run) => [same('orders', orders, run.orders)],
  }),
]
