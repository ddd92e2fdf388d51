import type { Location } from 'react-router-dom'
import type { ProductId } from '@/contract'
import { type Category, catalogApi, type ProductPage } from '@/features/catalog'
import { type Filters, filtersReplaced } from '@/features/filters'
import type { Product } from '@/shared/product/product'

/** What a page was prerendered from. It is embedded as JSON, so that hydration starts from the same state. */
export type PageData = {
  /** Undefined for the shell: header and footer alone, for every URL without a page of its own. */
  path?: string
  /** Those of a listing with a query. */
  filters?: Filters
  /** What the page shows of the RTK Query cache. */
  queries?: CachedQuery[]
}

/** A query and its response, by the name of its endpoint. */
export type CachedQuery =
  | { endpointName: 'getProducts'; arg: string; value: { pages: ProductPage[]; pageParams: string[] } }
  | { endpointName: 'findProducts'; arg: string; value: Product[] }
  | { endpointName: 'getProduct'; arg: ProductId; value: Product }
  | { endpointName: 'getCategories'; arg?: undefined; value: Category[] }

/** The location that a page was rendered at. In the shell no link of the header is the current one. */
export const locationOf = ({ path }: PageData): Location => ({
  pathname: path ?? '/',
  search: '',
  hash: '',
  key: 'prerendered',
  state: { isShell: path === undefined },
})

/** Reads and removes the page's data; undefined if nothing was prerendered, as in development. */
export const takePageData = (): PageData | undefined => {
  const element = document.getElementById('page-data')
  element?.remove()
  return element ? JSON.parse(element.textContent) : undefined
}

const { upsertQueryEntries } = catalogApi.util

/** The actions that bring a page's data into the store. */
export const pageDataActions = ({ queries, filters }: PageData) => [
  // Its type knows no entries of several kinds of endpoints in one list.
  ...(queries ? [upsertQueryEntries(queries as Parameters<typeof upsertQueryEntries>[0])] : []),
  ...(filters ? [filtersReplaced(filters)] : []),
]
