import type { Location } from 'react-router-dom'
import { type Category, catalogApi } from '@/features/catalog'
import type { Product } from '@/shared/product/product'

/** What a page was prerendered from. It is embedded as JSON, so that hydration starts from the same state. */
export type PageData = {
  /** Undefined for the shell: header and footer alone, for every URL without a page of its own. */
  path?: string
  products?: Product[]
  /** Whether there are more products than these. */
  isPartial?: boolean
  categories?: Category[]
}

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

/** The action that adds a page's data to the RTK Query cache. */
export const pageDataLoaded = ({ products, categories }: PageData) =>
  catalogApi.util.upsertQueryEntries([
    ...(products ? [{ endpointName: 'getProducts' as const, arg: undefined, value: products }] : []),
    ...(categories ? [{ endpointName: 'getCategories' as const, arg: undefined, value: categories }] : []),
  ])
