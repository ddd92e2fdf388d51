import { type Category, catalogApi } from '@/features/catalog'
import type { Product } from '@/shared/product/product'

/** What a page was prerendered from. It carries this along as JSON, to be hydrated from the same. */
export type PageData = {
  /** Header and footer alone: the page of every URL that has none of its own. */
  isShell?: true
  products?: Product[]
  categories?: Category[]
}

/** The location that the shell is rendered at. No other has such a state, and no link of the header leads to it. */
export const SHELL = { pathname: '/', search: '', hash: '', key: 'shell', state: { isShell: true } }

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
