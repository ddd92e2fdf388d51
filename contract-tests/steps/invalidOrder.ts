import {
  DELIVERY_FIELDS,
  IDEMPOTENCY_KEY_HEADER,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  type OrderLineRequest,
} from '../../src/contract'
import { fails, type Step, succeeds } from '../defineStep'
import { same } from '../deviation'
import { delivery, linesOf, orderOf } from '../orderRequests'
import { addition, sameCart, twoAndOne } from '../requestsAndLines'
import { firstProduct, secondProduct, UNKNOWN_ID } from '../testRun'
import { tooLong } from './tooLongSignUp'

type Line = OrderLineRequest
type Lines = [first: Line, second: Line]

/** A row that refuses orders with other lines, and names a field. */
const refusesLines = (field: string, what: string, lines: (lines: Lines) => unknown[]): Step =>
  fails('placeOrder', 400, {
    what: `refuses ${what}`,
    request: (run) => lines(linesOf(run)).map((changed) => orderOf(run, { lines: changed })),
    names: [field],
  })

const refusesPrices = (field: 'price' | 'discountedPrice') =>
  refusesLines(field, `a ${field} that is not digits`, ([first, second]) =>
    ['', '-1', '1.5', 'free', 7, null].map((value) => [{ ...first, [field]: value }, second]),
  )

/** Orders that are refused for their form. Two of the first product and one of the second are in the cart afterwards. */
export const invalidOrderSteps = [
  succeeds('getOrders', {
    what: 'is empty for a new user',
    check: ({ orders }) => [same('orders', orders, [])],
  }),
  succeeds('addToCart', {
    what: 'adds a product for the orders below',
    request: (run) => addition(firstProduct(run), 2),
  }),
  succeeds('addToCart', {
    what: 'adds another product for the orders below',
    request: (run) => addition(secondProduct(run)),
    check: ({ cart }, run) => sameCart(cart, twoAndOne(run)),
  }),
  fails('placeOrder', 400, {
    what: 'refuses a body that is not JSON',
    request: (run) => ['', '{"order":'].map((text) => ({ ...orderOf(run), text })),
  }),
  fails('placeOrder', 400, {
    what: 'refuses a key that is missing, blank or too long',
    request: (run) => [
      { ...orderOf(run), headers: {} },
      ...['', '  ', 'k'.repeat(MAX_IDEMPOTENCY_KEY_LENGTH + 1)].map((key) => orderOf(run, {}, key)),
    ],
    names: [IDEMPOTENCY_KEY_HEADER],
  }),
  fails('placeOrder', 400, {
    what: 'names the missing order',
    request: (run) => [{}, { order: 'all' }].map((body) => ({ ...orderOf(run), body })),
    names: ['order'],
  }),
  refusesLines('lines', 'lines that are none, or have one product twice', ([first, second]) => [
    undefined,
    {},
    [],
    ['first', second],
    [first, first],
  ]),
  refusesLines('_id', 'a line without _id', ([, second]) => [[{ qty: 2 }, second]]),
  refusesLines('qty', 'a quantity that is not a whole number from 1', ([first, { _id }]) =>
    [undefined, 0, -1, 1.5, '2', null, 2 ** 53].map((qty) => [first, { _id, qty }]),
  ),
  refusesLines(UNKNOWN_ID, 'an unknown product', (lines) => [[...lines, { _id: UNKNOWN_ID, qty: 1 }]]),
  refusesPrices('price'),
  refusesPrices('discountedPrice'),
  fails('placeOrder', 400, {
    what: 'names the missing delivery',
    request: (run) => [undefined, 'home'].map((missing) => orderOf(run, { delivery: missing })),
    names: ['delivery'],
  }),
  ...DELIVERY_FIELDS.map((field) =>
    fails('placeOrder', 400, {
      what: `names the missing ${field} of the delivery`,
      request: (run) =>
        [undefined, '', '  ', '\u200b\u3164', 7].map((value) =>
          orderOf(run, { delivery: { ...delivery, [field]: value } }),
        ),
      names: [field],
    }),
  ),
  ...DELIVERY_FIELDS.map((field) =>
    fails('placeOrder', 400, {
      what: `names the ${field} of the delivery that is too long`,
      request: (run) => orderOf(run, { delivery: { ...delivery, [field]: tooLong(field) } }),
      names: [field],
    }),
  ),
  fails('placeOrder', 400, {
    what: 'names the zipcode of the delivery that is not digits',
    request: (run) =>
      ['57000l', '-570001', '570.001'].map((zipcode) => orderOf(run, { delivery: { ...delivery, zipcode } })),
    names: ['zipcode'],
  }),
  fails('placeOrder', 400, {
    what: 'names each missing field of the delivery',
    request: (run) => orderOf(run, { delivery: { name: delivery.name } }),
    names: DELIVERY_FIELDS.filter((field) => field !== 'name'),
  }),
]
