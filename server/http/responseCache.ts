import { createHash } from 'node:crypto'
import { once } from 'es-toolkit'
import type { Context } from 'hono'
import { type Bytes, type Encoding, encoders, encodingFor, MIN_COMPRESSED_BYTES } from './compression'

/** How long a process responds with what it has, in ms. */
const MAX_AGE = 1_000

/** How much it keeps, in characters of JSON. */
const MAX_SIZE = 16_000_000

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
  const headers = { 'Content-Type': 'application/json', ETag: etag }
  if (context.req.header('If-None-Match')?.includes(etag)) return context.body(null, 304, { ETag: etag })
  const encoding = json.length < MIN_COMPRESSED_BYTES ? undefined : encodingFor(context)
  if (!encoding) return context.body(json, 200, headers)
  return context.body(await encoded[encoding](), 200, { ...headers, 'Content-Encoding': encoding })
}

/**
 * Returns a function that takes a request's context, what its response depends on, and what makes its body; it responds.
 * Equal requests within a second, and those at once, get the same response.
 */
export const createResponseCache = () => {
  const entries = new Map<string, { at: number; size: number; prepared: Promise<Prepared> }>()
  let size = 0
  const remove = (key: string) => {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return async (context: Context, key: string, make: () => Promise<object>) => {
    const now = performance.now()
    // The oldest come first.
    for (const [old, { at }] of entries) if (now - at >= MAX_AGE || size > MAX_SIZE) remove(old)
    const known = entries.get(key)
    if (known) return send(context, await known.prepared)
    const entry = { at: now, size: 0, prepared: make().then(prepare) }
    entries.set(key, entry)
    try {
      const prepared = await entry.prepared
      if (entries.get(key) === entry) {
        entry.size = prepared.json.length
        size += entry.size
      }
      return send(context, prepared)
    } catch (error) {
      if (entries.get(key) === entry) remove(key)
      throw error
    }
  }
}
