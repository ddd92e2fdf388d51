import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliCompress, createGzip } from 'node:zlib'
import type { Context } from 'hono'
import { BROTLI_OPTIONS, type Encoding, encodingFor } from './compression'

const compressors: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress(BROTLI_OPTIONS),
  gzip: () => createGzip(),
}

/**
 * Takes a request's context, pieces of text and their Content-Type; responds with each piece as it comes,
 * compressed as the client accepts.
 */
export const streamText = (context: Context, pieces: AsyncIterable<string>, type: string): Response => {
  const encoding = encodingFor(context)
  const source = Readable.from(pieces, { objectMode: false })
  // An error cuts the response off, because by then its status has been sent.
  const body = encoding ? pipeline(source, compressors[encoding](), () => {}) : source
  return context.body(Readable.toWeb(body) as ReadableStream, 200, {
    'Content-Type': type,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
}
