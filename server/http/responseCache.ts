import type { Context } from 'hono'
import { createMicrocache } from './microcache'
import { prepareBody, sendPrepared, sizeOf } from './preparedBody'

const HEADERS = { 'Content-Type': 'application/json' }

/**
 * Returns a function that takes a request's context, a key that has all on which the response depends, and a
 * function that makes the body; it responds with JSON. Requests with the same key within a second get the
 * same body.
 */
export const createResponseCache = () => {
  const recent = createMicrocache(sizeOf)
  return async (context: Context, key: string, make: () => Promise<object>): Promise<Response> =>
    sendPrepared(context, await recent(key, async () => prepareBody(JSON.stringify(await make()))), HEADERS)
}
