import type { callPaths } from '@resham/contract'
import type { Request } from 'miragejs'
import { catalogAnswers } from './catalog'

/**
 * Functions that respond to calls, by the names of the calls. Each takes a URL and the parameters of its
 * path, and returns the body of a 200. It throws an `HttpError` for an error response.
 */
export type PublicAnswers = Partial<
  Record<keyof typeof callPaths, (request: Pick<Request, 'url' | 'params'>) => object>
>

/**
 * The responses to all GET calls that need no account (specification, section 7). They need no Mirage: a build asks them for
 * the data of its pages too.
 */
export const publicAnswers = { ...catalogAnswers } satisfies PublicAnswers
