import { SORT_ORDERS } from './productFilters'
import { listParameter, oneOfParameter, textParameter, wholeNumberParameter } from './queryParameters'
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from './requestLimits'

/** The query of GET products (specification, section 7). `catalogCalls` says what each parameter means. */
export const productsQuery = {
  search: textParameter(MAX_SEARCH_LENGTH),
  category: listParameter,
  rating: wholeNumberParameter(0, 5),
  sortby: oneOfParameter(SORT_ORDERS),
  limit: wholeNumberParameter(1, MAX_PAGE_SIZE),
  after: textParameter(),
  titlesFirst: oneOfParameter(['true']),
  ids: { ...textParameter(), isAlone: true },
}
