import type { ZodMiniType } from 'zod/mini'
import type { QueryParameters } from '../requests/queryParameters'

export const callMethods = ['GET', 'POST', 'DELETE'] as const
export type CallMethod = (typeof callMethods)[number]

/** A call of the API, as the file of its resource describes it. `serverRules/readRequest` reads requests by it. */
export type CallRow = {
  method: CallMethod
  /** Under `/api`; a `{name}` is a path parameter. */
  path: `/${string}`
  summary: string
  /** The parameters of the query, all optional. */
  query?: QueryParameters
  /** What each parameter of the query means. */
  queryDescriptions?: Record<string, string>
  /** Headers that a request must have, with an example of their value. */
  headers?: Record<string, { schema: ZodMiniType<string>; example: string }>
  /** The JSON body of a request, which the schema turns into the form in which it is stored, and an example of it. */
  request?: { schema: ZodMiniType<object>; example: object }
  /** The response of success. */
  response: { status: 200 | 201; schema: ZodMiniType }
  /** Why each error status is sent by any server. `errors.ts` has the errors that many calls share. */
  errors?: Record<number, string>
  /** Why an error status is sent by a server that is open to the internet. */
  publicErrors?: Record<number, string>
  /** The schemas of error bodies that have more than `errors`, by status. */
  errorSchemas?: Record<number, ZodMiniType>
}

/** A call, with whether its path needs a token. */
export type Call = CallRow & { needsToken: boolean }
