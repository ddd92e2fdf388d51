import type { Location } from 'react-router-dom'
import { type Category, catalogApi } from '@/features/catalog'
import type { Product } from '@/shared/product/product'

/** What a page was prerendered from. It carries this along as JSON, to be hydrated from the same. */
export type PageData = {
  /** None in the shell: header and footer alone, for every URL that has no page of its own. */
  path?: string
  products?: Product[]
  /** Whether there are more products than these. */
  isPartial?: boolean
  categories?: Category[]
}

/** The location that a page was rendered at. At that of the shell no link of the header is the current one. */
export const locationOf = ({ path }: PageData): Location => ({
  pathname: path ?? '/',
  search: '',
  hash: '',
  key: 'prerendered',
  state: { isShell: path === undefined },
})

/** Takes the data out of this page; undefined where nothing was prerendered, as in development. */
export const takePageData = (): PageData | undefined => {
  const element = document.getElementById('page-data')
  element?.remove()
  return element ? JSON.parse(element.textContent) : undefined
}

/** The action that puts the data of a page into the cache. */
export const pageDataLoaded = ({ products, categories }: PageData) =>
  catalogApi.util.upsertQueryEntries([
    ...(products ? [{ endpointName: 'getProducts' as const, arg: undefined, value: products }] : []),
    ...(categories ? [{ endpointName: 'getCategories' as const, arg: undefined, value: categories }] : []),
  ])
