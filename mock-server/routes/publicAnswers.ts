import type { callPaths } from '@resham/contract'
import type { Request } from 'miragejs'
import { catalogAnswers } from './catalog'

/**
 * What responds to calls, by their names: takes the URL and the parameters of its path, returns the body. Throws an
 * `HttpError` for an error response.
 */
export type PublicAnswers = Partial<
  Record<keyof typeof callPaths, (request: Pick<Request, 'url' | 'params'>) => object>
>

/**
 * The responses to all GET calls that need no account (specification, section 7). They need no Mirage: a build asks them for
 * the data of its pages too.
 */
export const publicAnswers = { ...catalogAnswers } satisfies PublicAnswers
