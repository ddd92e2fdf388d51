import { MAX_IDEMPOTENCY_KEY_LENGTH } from '../../src/contract'
import { isRecord } from '../../src/contract/isRecord'
import { succeeds } from '../defineStep'
import { same } from '../deviation'
import { orderOf } from '../orderRequests'
import { idOf, isNewest, learnOrder, refill } from '../placedOrders'
import { sameCart, twoAndOne } from '../requestsAndLines'
import { type Run, thirdProduct, tokenOf } from '../testRun'

/** The longest key that is allowed. */
const longKey = ({ key }: Run) => key.padEnd(MAX_IDEMPOTENCY_KEY_LENGTH, '-')

/** Orders at once, and one of the other account. They stay with the accounts. */
export const furtherOrderSteps = [
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
      ...sameCart(foundUser.cart, twoAndOne(run)),
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
