import * as z from 'zod/mini'
import { ORDER_STATUSES } from '../orderStatus'
import { callPaths } from '../requests/callPaths'
import { IDEMPOTENCY_KEY_HEADER, MAX_IDEMPOTENCY_KEY_LENGTH } from '../requests/idempotencyKey'
import type { QueryParameters } from '../requests/queryParameters'
import { MAX_ORDERS_PAGE_SIZE } from '../requests/requestLimits'
import type { CallRow } from './call'
import { cart } from './cart'
import { EXAMPLE_PRODUCT_ID, product } from './catalog'
import { errors, invalidBody, tooLong } from './errors'
import { IS_OBJECT, nonBlankText, oneOf, quantity, storedText, text, timestamp } from './fields'

export type OrderId = string

export const delivery = z
  .object({ name: text, street: text, city: text, zipcode: text, state: text, country: text })
  .check(z.describe('A delivery address. No field is blank.'))
export type DeliveryDto = z.infer<typeof delivery>

const { _id, title, imageLink, price, discountedPrice } = product.shape

export const orderLine = z
  .object({ _id, title, imageLink, price, discountedPrice, qty: quantity })
  .check(z.describe('A product as it was ordered, with its title, picture and prices at that time'))
export type OrderLineDto = z.infer<typeof orderLine>

/** The totals of an order, as section 9 of the specification adds them up. */
export const orderTotals = z
  .object({
    itemCount: z.int().check(z.describe('The number of lines')),
    totalMrp: z.int(),
    discount: z.int().check(z.describe('`totalMrp` less `totalAmount`')),
    totalAmount: z.int(),
  })
  .check(z.describe('Amounts in whole rupees. Each line counts once, whatever its quantity.'))
export type OrderTotalsDto = z.infer<typeof orderTotals>

const status = z.enum(ORDER_STATUSES)

export const orderStep = z
  .object({ status, at: timestamp })
  .check(z.describe('A status of an order, and since when it has it'))
export type OrderStepDto = z.infer<typeof orderStep>

export const tracking = z
  .object({
    carrier: z.optional(text).check(z.describe('Who delivers it')),
    number: z.optional(text).check(z.describe("The carrier's number of the parcel")),
    url: z.optional(z.url({ protocol: /^https?$/ })).check(z.describe('Where the parcel can be followed')),
  })
  .check(z.describe('How a shipped order can be followed'))
export type TrackingDto = z.infer<typeof tracking>

export const order = z
  .object({
    _id: text,
    number: z
      .string()
      .check(
        z.regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
        z.describe("Unique and random, for shoppers and owners: digits of Crockford's base 32"),
      ),
    createdAt: timestamp,
    status,
    history: z
      .array(orderStep)
      .check(
        z.minLength(1),
        z.describe(
          'Each status that it has had, the first one first. `shipped` occurs again for each time that `tracking` was put right',
        ),
      ),
    tracking: z.optional(tracking),
    lines: z.array(orderLine).check(z.describe('In the order of the cart')),
    totals: orderTotals,
    delivery,
  })
  .check(z.describe('A placed order. Its lines, totals and delivery never change.'))
export type OrderDto = z.infer<typeof order>

const DIGITS = 'must be a text of digits'
const shownPrice = z
  .optional(z.string(DIGITS).check(z.regex(/^\d+$/, DIGITS)))
  .check(z.describe('As the shopper saw it, for comparison only'))

export const orderLineRequest = z.object(
  { _id: nonBlankText, qty: quantity, price: shownPrice, discountedPrice: shownPrice },
  'must be an object',
)
/**
 * A line of the cart as the client showed it. The prices are optional: the server compares them with its own,
 * which are those of the order.
 */
export type OrderLineRequest = z.infer<typeof orderLineRequest>

const deliveryRequest = z.object(
  {
    name: storedText('name'),
    street: storedText('street'),
    city: storedText('city'),
    zipcode: storedText('zipcode'),
    state: storedText('state'),
    country: storedText('country'),
  },
  IS_OBJECT,
)

const LINES = 'is required and must be a list of one line or more'
const lines = z.array(orderLineRequest, LINES).check(
  z.minLength(1, LINES),
  z.refine(
    (lines) => new Set(lines.map(({ _id }) => _id)).size === lines.length,
    'must not hold a product twice',
  ),
)

export const placeOrderRequest = z.object({
  order: z.object({ lines, delivery: deliveryRequest }, IS_OBJECT),
})
/**
 * Orders the whole cart. In one transaction the server stores the order, with its own product data, and
 * empties the cart. Another request with the same key, lines, quantities and delivery responds with the same
 * order and the current cart, and changes nothing, even when both are sent at the same time (specification,
 * section 7).
 *
 * Errors, which change nothing:
 * - 400: no lines, a duplicate product, a quantity that is not a whole number from 1, a missing or blank
 *   delivery field or one that is too long, a zipcode or a price that is not digits, a missing, blank or too
 *   long key; an unknown product, with `OrderRefusedDto`
 * - 409 with `CartChangedDto`: the lines are not exactly those of the cart, in any order; a price is not the
 *   current one; a product is out of stock, or fewer are left than the line has
 * - 422: the key was used for another order
 */
export type PlaceOrderRequest = z.input<typeof placeOrderRequest>
/** An order as it was requested, in the form in which it is stored. */
export type RequestedOrder = z.output<typeof placeOrderRequest>['order']

export const placeOrderResponse = z.object({ order, cart })
export type PlaceOrderResponse = z.infer<typeof placeOrderResponse>

export const orderRefused = z
  .extend(errors, { unknown: z.optional(z.array(z.string())) })
  .check(z.describe('The texts of the error, and the ids of the ordered products that do not exist'))
/** The body of a 400 to POST user/orders. The shop says the titles of the products, as the server knows only their ids. */
export type OrderRefusedDto = z.infer<typeof orderRefused>

export const cartChanged = z
  .extend(errors, { cart })
  .check(z.describe('What differs from the order, a sentence for each, and the current cart'))
/**
 * The body of a 409 to POST user/orders: the cart, a price or the stock is not what the order says. `errors`
 * has for each difference a sentence for the shopper, which names the product by its title; `cart` is the
 * current one.
 */
export type CartChangedDto = z.infer<typeof cartChanged>

/**
 * The orders of the account, newest first: all of them, or with `limit` a page. A server that ignores the query
 * is a valid one: its response has no `next`.
 */
export const ordersResponse = z.object({
  orders: z.array(order).check(z.describe('Newest first')),
  next: z
    .nullish(z.string())
    .check(z.describe('With `limit` only: what `after` gets for the next page; null at the last page')),
})
export type OrdersResponse = z.infer<typeof ordersResponse>

export const orderResponse = z.object({ order })
export type OrderResponse = z.infer<typeof orderResponse>

export const cancelOrderRequest = z.object({ action: z.object({ type: oneOf('cancel') }, IS_OBJECT) })
/**
 * Cancels a placed order. A cancelled one is returned as it is. Counted stock is given back once.
 *
 * Errors, which change nothing:
 * - 404: the account has no such order
 * - 409: the order is packed already, or later
 */
export type CancelOrderRequest = z.input<typeof cancelOrderRequest>

const KEY = `is required, with 1 to ${MAX_IDEMPOTENCY_KEY_LENGTH} characters`
const idempotencyKey = z.string(KEY).check(z.minLength(1, KEY), z.maxLength(MAX_IDEMPOTENCY_KEY_LENGTH, KEY))

const NO_SUCH_ORDER = 'The account has no such order'

const ordersQuery = {
  limit: { type: 'integer', minimum: 1, maximum: MAX_ORDERS_PAGE_SIZE },
  after: { type: 'string' },
} as const satisfies QueryParameters

export const orderCalls = {
  getOrders: {
    ...callPaths.getOrders,
    summary: 'Lists the orders, newest first',
    query: ordersQuery,
    queryDescriptions: {
      limit: 'How many orders are returned, from 1; all, unless it is sent',
      after: '`next` of the page before',
    },
    errors: { 400: 'A parameter is invalid' },
    response: { status: 200, schema: ordersResponse },
  },
  placeOrder: {
    ...callPaths.placeOrder,
    summary: 'Orders the whole cart',
    headers: { [IDEMPOTENCY_KEY_HEADER]: { schema: idempotencyKey, example: 'my-first-order' } },
    request: {
      schema: placeOrderRequest,
      example: {
        order: {
          lines: [{ _id: EXAMPLE_PRODUCT_ID, qty: 1 }],
          delivery: {
            name: 'Asha Rao',
            street: '7, Temple Road',
            city: 'Mysuru',
            zipcode: '570001',
            state: 'Karnataka',
            country: 'India',
          },
        },
      },
    },
    response: { status: 201, schema: placeOrderResponse },
    errors: {
      400: `${invalidBody}, ${tooLong}, a line is invalid, a product does not exist, or the key is missing or too long`,
      409: 'A line, a quantity or a price is not the current one, or a product is out of stock',
      422: 'The key was used for another order',
    },
    errorSchemas: { 400: orderRefused, 409: cartChanged },
  },
  getOrder: {
    ...callPaths.getOrder,
    summary: 'Returns an order',
    response: { status: 200, schema: orderResponse },
    errors: { 404: NO_SUCH_ORDER },
  },
  cancelOrder: {
    ...callPaths.cancelOrder,
    summary: 'Cancels an order that is not packed yet',
    request: { schema: cancelOrderRequest, example: { action: { type: 'cancel' } } },
    response: { status: 200, schema: orderResponse },
    errors: { 400: invalidBody, 404: NO_SUCH_ORDER, 409: 'The order is packed already, or later' },
  },
} as const satisfies Record<string, CallRow>
