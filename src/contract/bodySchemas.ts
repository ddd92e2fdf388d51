import { z } from 'zod'
import { cart, category, order, product, todo, user, wishlist } from './entitySchemas'
import {
  DEFAULT_PAGE_SIZE,
  MAX_ADDED_QUANTITY,
  MAX_EXACT_COUNT,
  MAX_PAGE_SIZE,
  MAX_REQUESTED_IDS,
  SORT_ORDERS,
} from './limits'
import { extraFieldLimits, findTextProblem, type StoredText, textLimits } from './texts/storedTexts'

/** The bodies of the requests and responses: the types of `limits.ts` are derived from them. */

const text = z.string().regex(/\S/)

const storedText = (name: StoredText) =>
  // Not `max`, which counts UTF-16 units: JSON Schema counts code points.
  text.refine((sent) => findTextProblem(name, sent) === undefined).meta({ maxLength: textLimits[name] })

export const signupRequest = z
  .object({
    name: storedText('name'),
    email: storedText('email'),
    password: storedText('password').describe('Compared in Unicode NFC, in which it is counted'),
    confirmPassword: z.string().optional(),
    _id: z.string().optional(),
  })
  .describe(
    `Further fields are stored: at most ${extraFieldLimits.count}, with names of at most ${extraFieldLimits.name} ` +
      `characters and values of at most ${extraFieldLimits.value} characters of JSON`,
  )

export const loginRequest = z.object({ email: text, password: text })

export const addToWishlistRequest = z.object({ product: z.object({ _id: text }) })
export const addToCartRequest = addToWishlistRequest.extend({
  qty: z.int().min(1).max(MAX_ADDED_QUANTITY).optional().describe('How many are added, 1 by default'),
})

export const quantityChangeType = z.enum(['increment', 'decrement'])
export const changeQuantityRequest = z.object({ action: z.object({ type: quantityChangeType }) })

const shownPrice = product.shape.price.optional().describe('As the shopper saw it, for comparison only')

export const orderLineRequest = z.object({
  _id: text,
  qty: z.int().min(1),
  price: shownPrice,
  discountedPrice: shownPrice,
})
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

export const signupResponse = z.object({ createdUser: user, encodedToken: text })
export const loginResponse = z.object({ foundUser: user, encodedToken: text })

export const productsQuery = z
  .object({
    search: z
      .string()
      .describe(
        'Each of its words, in any order, is in the title, the description or the category. Case, accents, Unicode form ' +
          '(NFKD without marks), invisible characters and the number of blanks do not matter; a word of four letters or more ' +
          "that ends in 's' also matches without it. Only the first 20 words count; without one it finds every product",
      ),
    category: z.array(z.string()).describe('Names of categories: products of any of them. Repeated for each'),
    rating: z.int().min(0).max(5).describe('The lowest rating. It filters only above 1'),
    sortby: z
      .enum(SORT_ORDERS)
      .describe('By `price`; else in the order of the catalogue, as products of one price are'),
    limit: z
      .int()
      .min(1)
      .max(MAX_PAGE_SIZE)
      .describe(`How many products at most, ${DEFAULT_PAGE_SIZE} by default`),
    after: z.string().describe('`next` of the page before, with the same filters'),
    titlesFirst: z
      .literal('true')
      .describe(
        'Suggestions for a search: products with each of its words in their title come first, each part in the order of the catalogue. ' +
          'Not together with `sortby` or `after`; `next` is null, without `total` and `counts`',
      ),
    ids: z
      .string()
      .describe(
        `At most ${MAX_REQUESTED_IDS} ids, separated by commas: these products in this order, without the unknown ones, ` +
          'and nothing else. All other parameters are ignored',
      ),
  })
  .partial()

const count = z
  .int()
  .min(0)
  .describe(`Exact up to ${MAX_EXACT_COUNT}; any larger number says 'more than ${MAX_EXACT_COUNT}'`)

export const productsResponse = z.object({
  products: z.array(product),
  next: z.string().nullish().describe('What `after` gets for the next page; null at the last page'),
  total: count.optional().describe('How many products match: on the first page'),
  counts: z
    .record(z.string(), count)
    .optional()
    .describe(
      'How many products of each category match the other filters, without categories that have none: on the first page. ' +
        `May be left out where a search finds more than ${MAX_EXACT_COUNT}`,
    ),
})
export const productResponse = z.object({ product })
export const categoriesResponse = z.object({ categories: z.array(category) })
export const categoryResponse = z.object({ category })
export const cartResponse = z.object({ cart })
export const wishlistResponse = z.object({ wishlist })
export const placeOrderResponse = z.object({ order, cart })
export const ordersResponse = z.object({ orders: z.array(order) })
export const todosResponse = z.object({ todos: z.array(todo) })
