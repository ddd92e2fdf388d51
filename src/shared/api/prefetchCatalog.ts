import { DEFAULT_PAGE_SIZE } from '@resham/contract'
import { productIdOf } from '../routing/paths'
import { apiUrl } from './apiUrl'
import { requestFor } from './requestFor'

/** The query of the first page of the catalogue. */
export const FIRST_PAGE = `limit=${DEFAULT_PAGE_SIZE}`

type Prefetched = { response: Promise<Response>; controller: AbortController }

const prefetched = new Map<string, Prefetched>()

/**
 * Fetches, before the app starts, what it requests first: the catalogue, or on a product page that product. Without it a
 * repeat visit of the listing is hydrated in 1.08 of the time (docs/decisions/0028-start.md).
 */
export const prefetchCatalog = () => {
  const opened = productIdOf(window.location.pathname)
  const first =
    opened === undefined
      ? [requestFor('getProducts', { query: FIRST_PAGE }), requestFor('getCategories')]
      : [requestFor('getProduct', { params: { productId: opened } })]
  for (const request of first) {
    const url = `${apiUrl}/${request.url}`
    const controller = new AbortController()
    const response = fetch(url, { signal: controller.signal })
    // A failure is handled where the response is taken.
    response.catch(() => {})
    prefetched.set(url, { response, controller })
  }
}

/**
 * Takes a request; returns its prefetched response, once, if there is one. The request's signal also aborts
 * the prefetch.
 */
export const takePrefetched = ({ method, url, signal }: Request): Promise<Response> | undefined => {
  const found = method === 'GET' ? prefetched.get(url) : undefined
  if (!found) return undefined
  prefetched.delete(url)
  signal.addEventListener('abort', () => found.controller.abort(signal.reason), { once: true })
  return found.response
}
