import type { callPaths } from '@resham/contract'
import { catalogAnswers } from './catalog'

/** What a call without an account may depend on. */
export type PublicRequest = { params: Record<string, string>; query: URLSearchParams }

/** What responds to calls, by their names: the body. Throws an `HttpError` for an error response. */
export type PublicAnswers = Partial<Record<keyof typeof callPaths, (request: PublicRequest) => object>>

/**
 * The responses to all GET calls that need no account (specification, section 7). They know no Mirage: a build asks them for
 * the data of its pages too.
 */
export const publicAnswers = { ...catalogAnswers } satisfies PublicAnswers
