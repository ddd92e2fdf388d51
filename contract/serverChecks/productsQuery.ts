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

/** Where a page ends: the position of its last product in the catalogue, and the price by which it is sorted, else 0. */
export type PageEnd = { price: number; position: number }

/** A page of the products that match, or those first whose title matches, or the products with these ids. */
export type RequestedProducts =
  | { kind: 'page'; filters: ProductFilters; limit: number; after: PageEnd | undefined }
  | { kind: 'titlesFirst'; filters: ProductFilters; limit: number }
  | { kind: 'ids'; ids: ProductId[] }

const PARAMETERS = ['search', 'category', 'rating', 'sortby', 'limit', 'after', 'titlesFirst', 'ids']

/** The same for equal filters, so that a cursor is refused with others. */
const digestOf = ({ search, category, rating, sortby }: ProductFilters): string => {
  const text = JSON.stringify([searchedWords(search), [...category].sort(), Math.max(rating, 1), sortby])
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return (hash >>> 0).toString(36)
}

/** Takes filters and where a page ends; returns the cursor of the next page, which clients do not look into. */
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
 * Takes the query of GET products; returns what it requests, undefined for every product. Unknown parameters are
 * ignored, and so are empty ones, except `ids`. Throws 400 that names an invalid one.
 */
export const readProductsQuery = (query: URLSearchParams): RequestedProducts | undefined => {
  if (!PARAMETERS.some((name) => query.has(name))) return undefined
  // PostgreSQL stores none; a search leaves out what is invisible.
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
