import { DEFAULT_PAGE_SIZE } from '@/contract'
import { apiUrl } from './apiUrl'

/** The query of the first page of the catalogue. */
export const FIRST_PAGE = `limit=${DEFAULT_PAGE_SIZE}`

const responses = new Map<string, Promise<Response>>()

/** Fetches the first page of the catalogue and the categories (specification, section 7) before the app starts. */
export const prefetchCatalog = () => {
  for (const path of [`products?${FIRST_PAGE}`, 'categories']) {
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
