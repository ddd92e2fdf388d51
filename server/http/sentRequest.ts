import { HttpError } from '@resham/contract/serverRules/httpError'
import type { SentRequest } from '@resham/contract/serverRules/readRequest'
import type { Context } from 'hono'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Takes a request's context; returns what the contract reads of it. Throws 400 for a body that is not UTF-8. */
export const sentRequest = async (context: Context): Promise<SentRequest> => {
  let body = ''
  try {
    if (context.req.method === 'POST') body = decoder.decode(await context.req.arrayBuffer())
  } catch {
    throw new HttpError(400, 'The body is not valid UTF-8.')
  }
  return {
    params: context.req.param(),
    query: new URL(context.req.url).searchParams,
    header: (name) => context.req.header(name),
    body,
  }
}
