import { z } from 'zod'

/**
 * The entities of the API as schemas: the types of `entities.ts`, the OpenAPI document and the
 * contract tests are derived from them. Only those, the request tester and programs in Node may import this file at
 * runtime, so that shoppers do not download zod. `shared/product` derives the client's product from the types, with
 * prices as numbers.
 */

// Otherwise zod tries `new Function`, which the Content-Security-Policy of the shop forbids and reports.
z.config({ jitless: true })

const text = z.string().min(1)
const digits = z.string().regex(/^\d+$/)
const quantity = z.int().min(1)
const pictureLink = z
  .union([z.string().regex(/^\/[^/\\]/), z.url({ protocol: /^https?$/ })], 'neither a path nor a URL')
  .describe('A path on the host of the shop, or a URL')

export const timestamp = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  .describe('`YYYY-MM-DDTHH:mm:ssZ`, in UTC')

export const product = z.object({
  _id: text,
  title: text,
  description: text,
  imageLink: pictureLink,
  price: digits.describe('The original price in whole rupees, written as digits'),
  discountedPrice: digits.describe('In whole rupees, written as digits'),
  rating: z.number().min(0).max(5),
  reviews: text.describe("The number of reviews, such as '86' or '3.1k'"),
  inStock: z.boolean(),
  size: text.describe("Such as '5.5 meters', 'M' or 'Onesize'"),
  deliveryTime: digits.describe('Whole days'),
  categoryName: text,
})

export const category = z.object({
  _id: text,
  categoryName: text,
  image: pictureLink,
})

const listed = { createdAt: timestamp, updatedAt: timestamp }

export const cartItem = product.extend({ qty: quantity, ...listed }).describe("A product in a user's cart")

export const wishlistItem = product.extend(listed).describe("A product in a user's wishlist")

export const cart = z.array(cartItem)
export const wishlist = z.array(wishlistItem)

export const user = z
  .object({
    _id: text,
    name: text,
    email: text,
    createdAt: timestamp,
    updatedAt: timestamp,
    cart,
    wishlist,
  })
  .describe('A registered user, with any extra fields of the sign-up. It never includes the password.')

export const delivery = z
  .object({ name: text, street: text, city: text, zipcode: text, state: text, country: text })
  .describe('A delivery address. No field is blank.')

export const orderLine = product
  .pick({ _id: true, title: true, imageLink: true, price: true, discountedPrice: true })
  .extend({ qty: quantity })
  .describe('A product as it was ordered, with its title, picture and prices at that time')

export const orderTotals = z
  .object({
    itemCount: z.int().describe('The number of lines'),
    totalMrp: z.int(),
    discount: z.int().describe('`totalMrp` less `totalAmount`'),
    totalAmount: z.int(),
  })
  .describe('Amounts in whole rupees. Each line counts once, whatever its quantity.')

export const order = z
  .object({
    _id: text,
    createdAt: timestamp,
    lines: z.array(orderLine).describe('In the order of the cart'),
    totals: orderTotals,
    delivery,
  })
  .describe('A placed order. It never changes.')

export const todo = z.object({ _id: text, title: text, done: z.boolean() })

export const errors = z.object({ errors: z.array(text).min(1) }).describe('The texts of the error')

export const cartChanged = errors
  .extend({ cart })
  .describe('What differs from the order, a sentence for each, and the current cart')

export const serverError = z
  .object({ error: z.object({ message: z.string() }) })
  .describe('An unexpected failure')
