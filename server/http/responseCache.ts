import type { Context } from 'hono'
import { createMicrocache } from './microcache'
import { prepareBody, sendPrepared, sizeOf } from './preparedBody'

const HEADERS = { 'Content-Type': 'application/json' }

/**
 * Returns a function that takes a request's context, what its response depends on, and what makes the body; it responds,
 * with the same to equal requests within a second.
 */
export const createResponseCache = () => {
  const recent = createMicrocache(sizeOf)
  return async (context: Context, key: string, make: () => Promise<object>): Promise<Response> =>
    sendPrepared(context, await recent(key, async () => prepareBody(JSON.stringify(await make()))), HEADERS)
}
