import { HttpError } from '@resham/contract/serverRules/httpError'
import type { SentRequest } from '@resham/contract/serverRules/readRequest'
import type { Context } from 'hono'

const decoder = new TextDecoder('utf-8', { fatal: true })

const decode = (bytes: ArrayBuffer | undefined) => {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new HttpError(400, 'The body is not valid UTF-8.')
  }
}

/**
 * Takes a request's context, and whether its call has a body; returns what the contract reads of it. Throws 400 for a
 * body that is not UTF-8.
 */
export const sentRequest = async (context: Context, hasBody: boolean): Promise<SentRequest> => {
  const bytes = hasBody ? await context.req.arrayBuffer() : undefined
  return {
    params: context.req.param(),
    query: new URL(context.req.url).searchParams,
    header: (name) => context.req.header(name),
    body: decode(bytes),
  }
}
