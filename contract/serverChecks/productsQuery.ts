import {
  cutSearch,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  MAX_REQUESTED_IDS,
  MAX_SEARCH_LENGTH,
  type ProductFilters,
  type ProductId,
  SORT_ORDERS,
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

const PARAMETERS = ['search', 'category', 'rating', 'sortby', 'limit', 'after', 'titlesFirst', 'ids']

/** Takes filters; returns a hash of them. A cursor contains it, so that it is refused with other filters. */
const digestOf = ({ search, category, rating, sortby }: ProductFilters): string => {
  const text = JSON.stringify([searchedWords(search), [...category].sort(), Math.max(rating, 1), sortby])
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
 * Takes the query of GET products; returns what it requests, or undefined for every product, if it has no
 * known parameter (specification, section 7). An empty parameter stands for its default, but an empty `ids`
 * requests no product. Throws 400, with a text that names the invalid parameter.
 */
export const readProductsQuery = (query: URLSearchParams): RequestedProducts | undefined => {
  if (!PARAMETERS.some((name) => query.has(name))) return undefined
  // PostgreSQL accepts no text with U+0000. A search may have it, because folding removes it.
  if ([...query].some(([name, value]) => name !== 'search' && value.includes('\0')))
    throw new HttpError(400, "A parameter other than 'search' must not contain the character U+0000.")
  const ids = query.get('ids')
  if (ids !== null) return { kind: 'ids', ids: readIds(ids) }

  const read = (name: string, isValid: (text: string) => boolean, rule: string): string => {
    const text = query.get(name) ?? ''
    if (text === '' || isValid(text)) return text
    throw new HttpError(400, `The parameter '${name}' must be ${rule}.`)
  }
  const inRange = (min: number, max: number) => (text: string) =>
    /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max
  const limit = Number(
    read('limit', inRange(1, MAX_PAGE_SIZE), `a whole number from 1 to ${MAX_PAGE_SIZE}`) ||
      DEFAULT_PAGE_SIZE,
  )
  const filters = {
    search: read(
      'search',
      (text) => cutSearch(text) === text,
      `a text of at most ${MAX_SEARCH_LENGTH} characters`,
    ),
    category: [...new Set(query.getAll('category').filter(Boolean))],
    rating: Number(read('rating', inRange(0, 5), 'a whole number from 0 to 5')),
    sortby: read('sortby', (text) => SORT_ORDERS.some((order) => order === text), SORT_ORDERS.join(' or ')),
  }
  const after = query.get('after')
  if (!read('titlesFirst', (text) => text === 'true', 'true'))
    return { kind: 'page', filters, limit, after: after ? readCursor(after, filters) : undefined }
  if (filters.sortby || after)
    throw new HttpError(400, "The parameter 'titlesFirst' cannot be combined with 'sortby' or 'after'.")
  return { kind: 'titlesFirst', filters, limit }
}
