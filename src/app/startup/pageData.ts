import type { Location } from 'react-router-dom'
import { catalogApi } from '@/features/catalog'

/** What a page was prerendered from. It is embedded as JSON, so that hydration starts from the same state. */
export type PageData = {
  /** Undefined for the shell: header and footer alone, for every URL without a page of its own. */
  path?: string
  /** What the page shows of the RTK Query cache. */
  queries?: CachedQuery[]
}

type CachedQuery = Parameters<typeof catalogApi.util.upsertQueryEntries>[0][number]

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
export const pageDataLoaded = ({ queries = [] }: PageData) => catalogApi.util.upsertQueryEntries(queries)
