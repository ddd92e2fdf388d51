import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/**
 * Responds with 304 where the client has the response. One without an entity tag gets that of its body, which is read for
 * it. Weak, because it is the same for every encoding.
 */
export const entityTags = etag({
  weak: true,
  retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'],
})
