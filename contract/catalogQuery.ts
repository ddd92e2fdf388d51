import { SORT_ORDERS } from './productFilters'
import { listParameter, oneOfParameter, textParameter, wholeNumberParameter } from './queryParameters'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_REQUESTED_IDS, MAX_SEARCH_LENGTH } from './requestLimits'

/** The query of GET products (specification, section 7). */
export const productsQuery = {
  search: textParameter(
    'Each of its words, in any order, is in the title, the description or the category. Case, accents, Unicode form ' +
      '(NFKD without marks), invisible characters and the number of blanks do not matter; a word of four letters or more ' +
      "that ends in 's' also matches without it. Only the first 20 words count; without one it finds every product",
    MAX_SEARCH_LENGTH,
  ),
  category: listParameter('Names of categories: products of any of them. Repeated for each'),
  rating: wholeNumberParameter(0, 5, 'The lowest rating. It filters only above 1'),
  sortby: oneOfParameter(
    SORT_ORDERS,
    'By `price`; else in the order of the catalogue, as products of one price are',
  ),
  limit: wholeNumberParameter(1, MAX_PAGE_SIZE, `How many products at most, ${DEFAULT_PAGE_SIZE} by default`),
  after: textParameter('`next` of the page before, with the same filters'),
  titlesFirst: oneOfParameter(
    ['true'],
    'Suggestions for a search: products with each of its words in their title come first, each part in the order of the catalogue. ' +
      'Not together with `sortby` or `after`; `next` is null, without `total` and `counts`',
  ),
  ids: {
    ...textParameter(
      `At most ${MAX_REQUESTED_IDS} ids, separated by commas, which no id has: these products in this order, without the ` +
        'unknown ones, and nothing else. All other parameters are ignored',
    ),
    isAlone: true,
  },
}
