import { DEFAULT_PAGE_SIZE } from '@resham/contract'
import { apiUrl } from './apiUrl'

/** The query of the first page of the catalogue. */
export const FIRST_PAGE = `limit=${DEFAULT_PAGE_SIZE}`

const responses = new Map<string, Promise<Response>>()

/** Fetches, before the app starts, what it requests first: the catalogue, or on a product page that product. */
export const prefetchCatalog = () => {
  const [, productPath] = /^\/(products\/[^/]+)\/?$/.exec(window.location.pathname) ?? []
  for (const path of productPath ? [productPath] : [`products?${FIRST_PAGE}`, 'categories']) {
    const url = `${apiUrl}/${path}`
    const response = fetch(url)
    // A failure is handled where the response is taken.
    response.catch(() => {})
    responses.set(url, response)
  }
}

/** Takes a URL; returns its prefetched response, once, else undefined. */
export const takePrefetched = (url: string): Promise<Response> | undefined => {
  const response = responses.get(url)
  responses.delete(url)
  return response
}
