import type { QueryParameters } from '../requests/queryParameters'
import { MAX_PAGE_SIZE, MAX_PRICE, MAX_SEARCH_LENGTH } from '../requests/requestLimits'
import { byList } from './filterNames'
import { SORT_ORDERS } from './productFilters'

/** The query of GET products (specification, section 7). `catalogCalls` says what each parameter means. */
export const productsQuery = {
  search: { type: 'string', maxLength: MAX_SEARCH_LENGTH, mayHaveNul: true },
  ...byList(() => ({ type: 'array', items: { type: 'string' } }) as const),
  rating: { type: 'integer', minimum: 0, maximum: 5 },
  price: { type: 'integer', minimum: 0, maximum: MAX_PRICE },
  sortby: { type: 'string', enum: SORT_ORDERS },
  limit: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
  after: { type: 'string' },
  titlesFirst: { type: 'string', enum: ['true'] },
  ids: { type: 'string', replacesOthers: true },
} as const satisfies QueryParameters
