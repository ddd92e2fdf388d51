import { z } from 'zod'
import type { CallRow } from './call'
import { callPaths } from './callPaths'
import { cart } from './cart'
import { EXAMPLE_PRODUCT_ID, product } from './catalog'
import { errors, invalidBody, tooLong } from './errors'
import { nonBlankText, quantity, storedText, text, timestamp } from './fields'
import { IDEMPOTENCY_KEY_HEADER } from './idempotencyKey'
import { textLimits } from './texts/textLimits'

export type OrderId = string

export const delivery = z
  .object({ name: text, street: text, city: text, zipcode: text, state: text, country: text })
  .describe('A delivery address. No field is blank.')
export type DeliveryDto = z.infer<typeof delivery>

export const orderLine = product
  .pick({ _id: true, title: true, imageLink: true, price: true, discountedPrice: true })
  .extend({ qty: quantity })
  .describe('A product as it was ordered, with its title, picture and prices at that time')
export type OrderLineDto = z.infer<typeof orderLine>

/** The totals of an order, as section 9 of the specification adds them up. */
export const orderTotals = z
  .object({
    itemCount: z.int().describe('The number of lines'),
    totalMrp: z.int(),
    discount: z.int().describe('`totalMrp` less `totalAmount`'),
    totalAmount: z.int(),
  })
  .describe('Amounts in whole rupees. Each line counts once, whatever its quantity.')
export type OrderTotalsDto = z.infer<typeof orderTotals>

export const order = z
  .object({
    _id: text,
    createdAt: timestamp,
    lines: z.array(orderLine).describe('In the order of the cart'),
    totals: orderTotals,
    delivery,
  })
  .describe('A placed order. It never changes.')
export type OrderDto = z.infer<typeof order>

const shownPrice = product.shape.price.optional().describe('As the shopper saw it, for comparison only')

export const orderLineRequest = z.object({
  _id: nonBlankText,
  qty: quantity,
  price: shownPrice,
  discountedPrice: shownPrice,
})
/**
 * A line of the cart as the client showed it. The prices are optional: the server compares them with its own,
 * which are those of the order.
 */
export type OrderLineRequest = z.infer<typeof orderLineRequest>

const deliveryRequest = z.object({
  name: storedText('name'),
  street: storedText('street'),
  city: storedText('city'),
  zipcode: z
    .string()
    .regex(new RegExp(`^\\s*(\\d\\s*){1,${textLimits.zipcode}}$`))
    .describe(
      'Digits, stored without the blanks. Those of Indian scripts are taken too, and invisible characters left out',
    ),
  state: storedText('state'),
  country: storedText('country'),
})

export const placeOrderRequest = z.object({
  order: z.object({ lines: z.array(orderLineRequest).min(1), delivery: deliveryRequest }),
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
 *   long key; an unknown product, with an `unknownProductText` for each, which the shop replaces by a
 *   sentence with the title
 * - 409 with `CartChangedDto`: the lines are not exactly those of the cart, in any order; a price is not the
 *   current one; a product is out of stock, or fewer are left than the line has
 * - 422: the key was used for another order
 */
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>

export const placeOrderResponse = z.object({ order, cart })
export type PlaceOrderResponse = z.infer<typeof placeOrderResponse>

export const cartChanged = errors
  .extend({ cart })
  .describe('What differs from the order, a sentence for each, and the current cart')
/**
 * The body of a 409 to POST user/orders: the cart, a price or the stock is not what the order says. `errors`
 * has for each difference a sentence for the shopper, which names the product by its title; `cart` is the
 * current one.
 */
export type CartChangedDto = z.infer<typeof cartChanged>

/** Every order of the account, newest first. */
export const ordersResponse = z.object({ orders: z.array(order) })
export type OrdersResponse = z.infer<typeof ordersResponse>

export const orderCalls = {
  getOrders: {
    ...callPaths.getOrders,
    summary: 'Lists the orders, newest first',
    response: { status: 200, schema: ordersResponse },
  },
  placeOrder: {
    ...callPaths.placeOrder,
    summary: 'Orders the whole cart',
    headers: { [IDEMPOTENCY_KEY_HEADER]: 'my-first-order' },
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
      400: `${invalidBody}, ${tooLong}, a line is invalid, or the key is missing or too long`,
      409: 'A line, a quantity or a price is not the current one, or a product is out of stock',
      422: 'The key was used for another order',
    },
    errorSchemas: { 409: cartChanged },
  },
} as const satisfies Record<string, CallRow>
