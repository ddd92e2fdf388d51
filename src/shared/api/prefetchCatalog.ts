import { apiUrl } from './apiUrl'

const responses = new Map<string, Promise<Response>>()

/** Takes paths under /api that need no token (specification, section 7); fetches them before the app starts. */
export const prefetchCatalog = (paths: string[]) => {
  for (const path of paths) {
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
