import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { type PreparedBody, prepareBody, sendPrepared } from './preparedBody'

/** How long a process responds with what it has, in ms. */
const MAX_AGE = 1_000

/** How much it keeps, in characters of JSON. */
const MAX_SIZE = 16_000_000

const HEADERS = { 'Content-Type': 'application/json' }

/**
 * Returns a function that takes a request's context, what its response depends on, and what makes its body; it responds.
 * Equal requests within a second, and those at once, get the same response.
 */
export const createResponseCache = () => {
  const responses = new LRUCache<string, PreparedBody, () => Promise<object>>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ text }) => text.length,
    ttl: MAX_AGE,
    fetchMethod: async (_key, _stale, { context: make }) => prepareBody(JSON.stringify(await make())),
  })
  return async (context: Context, key: string, make: () => Promise<object>): Promise<Response> =>
    sendPrepared(context, await responses.forceFetch(key, { context: make }), HEADERS)
}
