import * as z from 'zod/mini'
import { callPaths } from '../requests/callPaths'
import {
  DEFAULT_PAGE_SIZE,
  MAX_DELIVERY_DAYS,
  MAX_EXACT_COUNT,
  MAX_PROPOSALS,
  MAX_REQUESTED_IDS,
} from '../requests/requestLimits'
import { byList, LIST_FILTERS, LIST_NAMES, type ListCounts } from '../search/filterNames'
import { PRICE_STEPS } from '../search/productFilters'
import { productsQuery } from '../search/productsQuery'
import type { CallRow } from './call'
import { digits, pictureLink, text } from './fields'

export type ProductId = string
export type CategoryId = string

/** A product as the API sends it. `src/shared/product` turns it into one with prices as numbers. */
export const product = z.object({
  _id: text,
  title: text,
  description: text,
  imageLink: pictureLink,
  price: digits.check(z.describe('The original price in whole rupees, written as digits')),
  discountedPrice: digits.check(z.describe('In whole rupees, written as digits')),
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  reviews: text.check(z.describe("The number of reviews, such as '86' or '3.1k'")),
  inStock: z.boolean(),
  size: text.check(z.describe("Such as '5.5 meters', 'M' or 'Onesize'")),
  deliveryTime: digits.check(
    z.refine((days) => Number(days) <= MAX_DELIVERY_DAYS, `more than ${MAX_DELIVERY_DAYS} days`),
    z.describe(`Whole days, at most ${MAX_DELIVERY_DAYS}`),
  ),
  categoryName: text,
})
export type ProductDto = z.infer<typeof product>

export const category = z.object({ _id: text, categoryName: text, image: pictureLink })
export type CategoryDto = z.infer<typeof category>

const count = z
  .int()
  .check(
    z.minimum(0),
    z.describe(`Exact up to ${MAX_EXACT_COUNT}; any larger number says 'more than ${MAX_EXACT_COUNT}'`),
  )

/** How many products there are with each value of a field, by the filter of the field. */
const valueCounts = LIST_NAMES.map((name) => {
  const { field, counts } = LIST_FILTERS[name]
  const description =
    `How many products with each \`${field}\` match the other filters, without values that have none: on the first page. ` +
    `May be left out where a search finds more than ${MAX_EXACT_COUNT}`
  return [counts, z.optional(z.record(z.string(), count)).check(z.describe(description))] as const
})

export const productsResponse = z.object({
  products: z.array(product),
  next: z.nullish(z.string()).check(z.describe('What `after` gets for the next page; null at the last page')),
  total: z.optional(count).check(z.describe('How many products match: on the first page')),
  ...(Object.fromEntries(valueCounts) as Record<ListCounts, (typeof valueCounts)[number][1]>),
  priceCounts: z
    .optional(z.record(z.string(), count))
    .check(
      z.describe(
        `How many products match the other filters (key 0), and how many of them cost at most each of ${PRICE_STEPS.join(', ')} rupees. ` +
          'Sent together with `counts`',
      ),
    ),
  suggestions: z
    .optional(z.array(z.string()).check(z.maxLength(MAX_PROPOSALS)))
    .check(
      z.describe(
        'Searches that the search may have meant, each of which finds products with the same other filters: on the first page, where `total` is 0',
      ),
    ),
})
/**
 * Without a query: every product and nothing else (specification, section 7). A server that ignores the query
 * is a valid one: its response has no `next`. With filters the response is a page: of the products that
 * `filterProducts` keeps, the first `limit`, or the first `limit` behind the cursor `after`. `next` is null
 * on the last page; `total`, `counts`, `priceCounts` and `suggestions` are only on the first. `titlesFirst`
 * and `ids` request other lists (`productsQuery`).
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

const queryDescriptions: Record<keyof typeof productsQuery, string> = {
  search:
    'Each of its words, in any order, is in the title, the description or the category. Case, accents, Unicode form ' +
    '(NFKD without marks), invisible characters and the number of blanks do not matter; a word of four letters or more ' +
    "that ends in 's' also matches without it. Only the first 20 words count; without one it finds every product",
  ...byList(
    (name) => `Values of \`${LIST_FILTERS[name].field}\`: products with any of them. Repeated for each`,
  ),
  rating: 'The lowest rating. It filters only above 1',
  price: 'The highest `discountedPrice` in rupees. 0 is any',
  sortby: 'By `price`; else in the order of the catalogue, as products of one price are',
  limit: `How many products at most, ${DEFAULT_PAGE_SIZE} by default`,
  after: '`next` of the page before, with the same filters',
  titlesFirst:
    'Suggestions for a search: products with each of its words in their title come first, each part in the order of the catalogue. ' +
    'Not together with `sortby` or `after`; `next` is null, without `total`, counts and `suggestions`',
  ids:
    `At most ${MAX_REQUESTED_IDS} ids, separated by commas, which no id has: these products in this order, without the ` +
    'unknown ones, and nothing else. All other parameters are ignored',
}

export const catalogCalls = {
  getProducts: {
    ...callPaths.getProducts,
    summary: 'Lists the products',
    query: productsQuery,
    queryDescriptions,
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
