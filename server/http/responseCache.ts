import { createHash } from 'node:crypto'
import { once } from 'es-toolkit'
import type { Context } from 'hono'
import { createBriefCache } from './briefCache'
import { type Bytes, type Encoding, encoders, encodingFor, MIN_COMPRESSED_BYTES } from './compression'

/** The JSON of a response, its entity tag, and functions that compress it once. */
type Prepared = { json: string; etag: string; encoded: Record<Encoding, () => Promise<Bytes>> }

const prepare = (body: object): Prepared => {
  const json = JSON.stringify(body)
  return {
    json,
    // Weak: it is the same for every encoding.
    etag: `W/"${createHash('sha256').update(json).digest('base64url')}"`,
    encoded: { br: once(() => encoders.br(json)), gzip: once(() => encoders.gzip(json)) },
  }
}

const send = async (context: Context, { json, etag, encoded }: Prepared) => {
  if (context.req.header('If-None-Match')?.includes(etag)) return context.body(null, 304, { ETag: etag })
  const headers = { 'Content-Type': 'application/json', ETag: etag }
  const encoding = json.length < MIN_COMPRESSED_BYTES ? undefined : encodingFor(context)
  if (!encoding) return context.body(json, 200, headers)
  return context.body(await encoded[encoding](), 200, { ...headers, 'Content-Encoding': encoding })
}

/**
 * Returns a function that takes a request's context, what its response depends on, and what makes the body; it responds,
 * with the same to equal requests within a second.
 */
export const createResponseCache = () => {
  const recent = createBriefCache<Prepared>(({ json }) => json.length)
  return async (context: Context, key: string, make: () => Promise<object>) =>
    send(context, await recent(key, () => make().then(prepare)))
}
