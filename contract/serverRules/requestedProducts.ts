import {
  DEFAULT_PAGE_SIZE,
  MAX_REQUESTED_IDS,
  noFilters,
  type ProductFilters,
  type ProductId,
  type productsQuery,
  type QueryOf,
  searchedWords,
} from '..'
import { HttpError } from './httpError'

/**
 * The last product of a page: its position in the catalogue, and its price in rupees, which is 0 unless the
 * page is sorted by price.
 */
export type PageEnd = { price: number; position: number }

/**
 * What a query requests: a page of matching products, those with matching titles first, or products by id.
 */
export type RequestedProducts =
  | { kind: 'page'; filters: ProductFilters; limit: number; after: PageEnd | undefined }
  | { kind: 'titlesFirst'; filters: ProductFilters; limit: number }
  | { kind: 'ids'; ids: ProductId[] }

/** Takes filters; returns a hash of them. A cursor contains it, so that it is refused with other filters. */
const digestOf = ({ search, rating, ...others }: ProductFilters): string => {
  const values = Object.values(others).map((value) => (Array.isArray(value) ? value.toSorted() : value))
  const text = JSON.stringify([searchedWords(search), Math.max(rating, 1), values])
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return (hash >>> 0).toString(36)
}

/** Takes filters, and where a page ends; returns the cursor of the next page, which is opaque to clients. */
export const cursorOf = (filters: ProductFilters, { price, position }: PageEnd): string =>
  `${digestOf(filters)}.${price}.${position}`

const readCursor = (cursor: string, filters: ProductFilters): PageEnd => {
  const [, digest, price, position] = /^(\w+)\.(\d{1,10})\.(\d{1,10})$/.exec(cursor) ?? []
  if (digest !== digestOf(filters))
    throw new HttpError(400, "The parameter 'after' must be the cursor of a page with the same filters.")
  return { price: Number(price), position: Number(position) }
}

const readIds = (text: string): ProductId[] => {
  const ids = [...new Set(text.split(',').filter(Boolean))]
  if (ids.length <= MAX_REQUESTED_IDS) return ids
  throw new HttpError(400, `The parameter 'ids' must not have more than ${MAX_REQUESTED_IDS} ids.`)
}

/**
 * Takes the query of GET products, as `readQuery` returns it; returns what it requests, or undefined for
 * every product, if it has no known parameter (specification, section 7). An empty `ids` requests no product.
 * Throws 400 for too many ids, for a cursor of other filters, and for parameters that exclude each other.
 */
export const requestedProducts = (query: QueryOf<typeof productsQuery>): RequestedProducts | undefined => {
  if (Object.keys(query).length === 0) return undefined
  const { ids, limit = DEFAULT_PAGE_SIZE, after, titlesFirst, ...sent } = query
  if (ids !== undefined) return { kind: 'ids', ids: readIds(ids) }
  const given = Object.entries(sent).filter(([, value]) => value !== undefined)
  const filters: ProductFilters = { ...noFilters, ...Object.fromEntries(given) }
  if (!titlesFirst)
    return { kind: 'page', filters, limit, after: after ? readCursor(after, filters) : undefined }
  if (filters.sortby || after)
    throw new HttpError(400, "The parameter 'titlesFirst' cannot be combined with 'sortby' or 'after'.")
  return { kind: 'titlesFirst', filters, limit }
}
