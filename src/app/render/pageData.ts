import type { Location } from 'react-router-dom'
import { type Filters, filtersReplaced } from '@/features/listing'
import { catalogApi } from '@/shared/catalog/catalogApi'
import { PAGE_DATA_ID } from '@/shared/documentMarks'
import { createRootReducer } from '../store/store'

const { upsertQueryEntries } = catalogApi.util

/** What a page was rendered from. It is embedded as JSON, so that hydration starts from the same state. */
export type PageData = {
  /** Undefined for the shell: header and footer alone, for every URL without a prerendered page. */
  path?: string
  /** The filters of a listing with a query. */
  filters?: Filters
  /** The cache entries of the page's queries. */
  queries?: Parameters<typeof upsertQueryEntries>[0]
}

/**
 * Whether the document of this data is that of a location. A host may serve a page with a slash at the end of its path.
 */
export const isPageOf = ({ path }: PageData, { pathname }: Location) =>
  path === undefined || path === pathname.replace(/(?<=.)\/$/, '')

/** Reads and removes the page's data; undefined if nothing was prerendered, as in development. */
export const takePageData = (): PageData | undefined => {
  const element = document.getElementById(PAGE_DATA_ID)
  element?.remove()
  return element ? JSON.parse(element.textContent) : undefined
}

/** The actions that bring a page's data into the store. */
export const pageDataActions = ({ queries, filters }: PageData) => [
  ...(queries ? [upsertQueryEntries(queries)] : []),
  ...(filters ? [filtersReplaced(filters)] : []),
]

/** The state that a page is rendered from: a visitor's, with the data of the page. */
export const prerenderedState = (data: PageData) => {
  const reduce = createRootReducer()
  return pageDataActions(data).reduce(reduce, reduce(undefined, { type: 'prerendered' }))
}
