import { z } from 'zod'
import type { CallRow } from './call'
import { callPaths } from './callPaths'
import { digits, parameter, pictureLink, text } from './fields'
import { SORT_ORDERS } from './productFilters'
import {
  DEFAULT_PAGE_SIZE,
  MAX_DELIVERY_DAYS,
  MAX_EXACT_COUNT,
  MAX_PAGE_SIZE,
  MAX_REQUESTED_IDS,
  MAX_SEARCH_LENGTH,
} from './requestLimits'

export type ProductId = string
export type CategoryId = string

/** A product as the API sends it. `src/shared/product` turns it into one with prices as numbers. */
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
  deliveryTime: digits
    .refine((days) => Number(days) <= MAX_DELIVERY_DAYS, `more than ${MAX_DELIVERY_DAYS} days`)
    .describe(`Whole days, at most ${MAX_DELIVERY_DAYS}`),
  categoryName: text,
})
export type ProductDto = z.infer<typeof product>

export const category = z.object({ _id: text, categoryName: text, image: pictureLink })
export type CategoryDto = z.infer<typeof category>

const productsQuery = z.object({
  search: parameter(
    // `max` would count UTF-16 units, but the limit is one of code points.
    z.string().meta({ maxLength: MAX_SEARCH_LENGTH }),
    'Each of its words, in any order, is in the title, the description or the category. Case, accents, Unicode form ' +
      '(NFKD without marks), invisible characters and the number of blanks do not matter; a word of four letters or more ' +
      "that ends in 's' also matches without it. Only the first 20 words count; without one it finds every product",
  ),
  category: parameter(z.array(z.string()), 'Names of categories: products of any of them. Repeated for each'),
  rating: parameter(z.int().min(0).max(5), 'The lowest rating. It filters only above 1'),
  sortby: parameter(
    z.enum(SORT_ORDERS),
    'By `price`; else in the order of the catalogue, as products of one price are',
  ),
  limit: parameter(
    z.int().min(1).max(MAX_PAGE_SIZE),
    `How many products at most, ${DEFAULT_PAGE_SIZE} by default`,
  ),
  after: parameter(z.string(), '`next` of the page before, with the same filters'),
  titlesFirst: parameter(
    z.literal('true'),
    'Suggestions for a search: products with each of its words in their title come first, each part in the order of the catalogue. ' +
      'Not together with `sortby` or `after`; `next` is null, without `total` and `counts`',
  ),
  ids: parameter(
    z.string(),
    `At most ${MAX_REQUESTED_IDS} ids, separated by commas, which no id has: these products in this order, without the ` +
      'unknown ones, and nothing else. All other parameters are ignored',
  ),
})

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
/**
 * Without a query: every product and nothing else (specification, section 7). A server that ignores the query
 * is a valid one: its response has no `next`. With filters the response is a page: of the products that
 * `filterProducts` keeps, the first `limit`, or the first `limit` behind the cursor `after`. `next` is null
 * on the last page; `total` and `counts` are only on the first. `titlesFirst` and `ids` request other lists
 * (`productsQuery`).
 */
export type ProductsResponse = z.infer<typeof productsResponse>

export const productResponse = z.object({ product })
export type ProductResponse = z.infer<typeof productResponse>

export const categoriesResponse = z.object({ categories: z.array(category) })
export type CategoriesResponse = z.infer<typeof categoriesResponse>

export const categoryResponse = z.object({ category })
export type CategoryResponse = z.infer<typeof categoryResponse>

/** The id of a seeded product, for the examples of requests. */
export const EXAMPLE_PRODUCT_ID = 'aubergine-paithani-saree'

/** Why a call about a product gets a 404. */
export const NO_SUCH_PRODUCT = 'No product has this id'

export const catalogCalls = {
  getProducts: {
    ...callPaths.getProducts,
    summary: 'Lists the products',
    query: productsQuery,
    response: { status: 200, schema: productsResponse },
    errors: { 400: 'A parameter is invalid, or the cursor is of other filters' },
  },
  getProduct: {
    ...callPaths.getProduct,
    summary: 'Returns a product',
    response: { status: 200, schema: productResponse },
    errors: { 404: NO_SUCH_PRODUCT },
  },
  getCategories: {
    ...callPaths.getCategories,
    summary: 'Lists the categories',
    response: { status: 200, schema: categoriesResponse },
  },
  getCategory: {
    ...callPaths.getCategory,
    summary: 'Returns a category',
    response: { status: 200, schema: categoryResponse },
    errors: { 404: 'No category has this id' },
  },
} as const satisfies Record<string, CallRow>
