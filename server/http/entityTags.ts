import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/**
 * Middleware that responds with 304 if the client has the response. A response without an entity tag gets
 * one, for which its body is read. The tags are weak, because they are the same for every encoding.
 */
export const entityTags = etag({
  weak: true,
  retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'],
})
