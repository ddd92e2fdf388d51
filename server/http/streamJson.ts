import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliCompress, createGzip } from 'node:zlib'
import type { Context } from 'hono'
import { BROTLI_OPTIONS, type Encoding, encodingFor } from './compression'

const compressors: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress(BROTLI_OPTIONS),
  gzip: () => createGzip(),
}

/** Takes a request's context and pieces of JSON; responds with them as they come, compressed as the client accepts. */
export const streamJson = (context: Context, pieces: AsyncIterable<string>): Response => {
  const encoding = encodingFor(context)
  const source = Readable.from(pieces, { objectMode: false })
  // An error ends the response before its end, which is all that can be said by then.
  const body = encoding ? pipeline(source, compressors[encoding](), () => {}) : source
  return context.body(Readable.toWeb(body) as ReadableStream, 200, {
    'Content-Type': 'application/json',
    ...(encoding && { 'Content-Encoding': encoding }),
  })
}
