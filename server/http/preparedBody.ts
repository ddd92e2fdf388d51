import { createHash } from 'node:crypto'
import { once } from 'es-toolkit'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Bytes, type Encoding, encoders, encodingFor, MIN_COMPRESSED_BYTES } from './compression'

/** A body that is sent many times: its entity tag, and functions that compress it once. */
export type PreparedBody = { bytes: Bytes; etag: string; encoded: Record<Encoding, () => Promise<Bytes>> }

/** Takes the parts of a text; returns it as a body that is sent many times. */
export const prepareBody = (...parts: string[]): PreparedBody => {
  // Bytes are not in V8's heap, which the strings of pages would fill. One string of all parts would take longer to join
  // than the parts take to encode.
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return {
    bytes,
    // The tag is weak, because it is the same for every encoding.
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
    encoded: { br: once(() => encoders.br(bytes)), gzip: once(() => encoders.gzip(bytes)) },
  }
}

/** Takes a prepared body; returns its size in bytes, with room for both encodings. */
export const sizeOf = ({ bytes }: PreparedBody): number => Math.ceil(bytes.length * 1.5)

/** Takes a request's context, a body, headers and a status; responds, compressed as the client accepts. */
export const sendPrepared = async (
  context: Context,
  { bytes, etag, encoded }: PreparedBody,
  ownHeaders: Record<string, string>,
  status: ContentfulStatusCode = 200,
): Promise<Response> => {
  const headers = { ...ownHeaders, ETag: etag }
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? undefined : encodingFor(context)
  if (!encoding) return context.body(bytes, status, headers)
  return context.body(await encoded[encoding](), status, { ...headers, 'Content-Encoding': encoding })
}
