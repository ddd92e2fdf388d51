import { type DeliveryDto, IDEMPOTENCY_KEY_HEADER, MAX_IDEMPOTENCY_KEY_LENGTH } from '../../src/contract'
import { isRecord } from '../../src/shared/json'
import { fails, type StepRequest, succeeds } from '../defineStep'
import { same } from '../deviation'
import { firstProduct, type Run } from '../testRun'

const delivery: DeliveryDto = {
  name: 'Self-check',
  street: '7, Temple Road',
  city: 'Mysuru',
  zipcode: '570001',
  state: 'Karnataka',
  country: 'India',
}

type Change = { qty?: number; delivery?: DeliveryDto; key?: string }

/** The request that orders the cart, two of the first product, or a change of it. */
const orderOf = (run: Run, { qty = 2, key = run.orderKey, ...change }: Change = {}): StepRequest => ({
  headers: { [IDEMPOTENCY_KEY_HEADER]: key },
  body: { order: { lines: [{ _id: firstProduct(run)._id, qty }], delivery, ...change } },
})

/** The order as it has to be stored: each line counts once in the totals, whatever its quantity. */
const storedOrder = (run: Run) => {
  const { _id, title, imageLink, price, discountedPrice } = firstProduct(run)
  const [totalMrp, totalAmount] = [Number(price), Number(discountedPrice)]
  return {
    ...(run.orderId !== undefined && { _id: run.orderId }),
    lines: [{ _id, title, imageLink, price, discountedPrice, qty: 2 }],
    totals: { itemCount: 1, totalMrp, discount: totalMrp - totalAmount, totalAmount },
    delivery,
  }
}

/** The one order that is placed, of the cart that the steps before have filled. It stays with the run's account. */
export const orderSteps = [
  succeeds('getOrders', {
    what: 'is empty for a new user',
    check: ({ orders }) => [same('orders', orders, [])],
  }),
  fails('placeOrder', 400, {
    what: 'refuses a body that is not JSON',
    request: ({ orderKey }) => ({ headers: { [IDEMPOTENCY_KEY_HEADER]: orderKey }, text: '{"order":' }),
  }),
  fails('placeOrder', 400, {
    what: 'refuses an order without a key',
    request: (run) => ({ ...orderOf(run), headers: {} }),
    names: [IDEMPOTENCY_KEY_HEADER],
  }),
  fails('placeOrder', 400, {
    what: 'refuses a key that is too long',
    request: (run) => orderOf(run, { key: 'k'.repeat(MAX_IDEMPOTENCY_KEY_LENGTH + 1) }),
    names: [IDEMPOTENCY_KEY_HEADER],
  }),
  fails('placeOrder', 400, {
    what: 'refuses the quantity 0',
    request: (run) => orderOf(run, { qty: 0 }),
    names: ['qty'],
  }),
  fails('placeOrder', 400, {
    what: 'names the blank field of the delivery',
    request: (run) => orderOf(run, { delivery: { ...delivery, city: ' ' } }),
    names: ['city'],
  }),
  fails('placeOrder', 409, {
    what: 'refuses lines that are not those of the cart, and sends the cart',
    request: (run) => orderOf(run, { qty: 1 }),
    check: ({ cart }, run) => [same('cart', cart, [{ ...firstProduct(run), qty: 2 }])],
  }),
  succeeds('placeOrder', {
    what: 'stores the order of the cart, which is empty then',
    request: (run) => orderOf(run),
    check: ({ order, cart }, run) => [same('order', order, storedOrder(run)), same('cart', cart, [])],
    learn: (body, run) => {
      if (isRecord(body) && isRecord(body.order)) run.orderId = body.order._id
    },
  }),
  succeeds('placeOrder', {
    what: 'returns the same order for the same key',
    request: (run) => orderOf(run),
    check: ({ order, cart }, run) => [same('order', order, storedOrder(run)), same('cart', cart, [])],
  }),
  fails('placeOrder', 422, {
    what: 'refuses the key for another order',
    request: (run) => orderOf(run, { delivery: { ...delivery, city: 'Hampi' } }),
  }),
  fails('placeOrder', 409, {
    what: 'refuses the same lines with another key, because the cart is empty',
    request: (run) => orderOf(run, { key: `${run.orderKey}-2` }),
    check: ({ cart }) => [same('cart', cart, [])],
  }),
  succeeds('getOrders', {
    what: 'lists the order, once',
    check: ({ orders }, run) => [same('orders', orders, [storedOrder(run)])],
  }),
]
