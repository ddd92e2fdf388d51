import type { z } from 'zod'

export const callMethods = ['GET', 'POST', 'DELETE'] as const
export type CallMethod = (typeof callMethods)[number]

/** A call of the API, as the file of its resource describes it. */
export type CallRow = {
  method: CallMethod
  /** Under `/api`; a `{name}` is a path parameter. */
  path: `/${string}`
  summary: string
  /** The parameters of the query, all optional. */
  query?: z.ZodObject
  /** The JSON body of a request, and an example of it. */
  request?: { schema: z.ZodType; example: object }
  /** Headers that a request must have, with an example of their value. */
  headers?: Record<string, string>
  /** The response of success. */
  response: { status: 200 | 201; schema: z.ZodType }
  /** Why each error status is sent. Every call with a token may also get the 401 and 404 of `tokenErrors`. */
  errors?: Record<number, string>
  /** The schemas of error bodies that have more than `errors`, by status. */
  errorSchemas?: Record<number, z.ZodType>
}

/** A call, with whether its path needs a token. */
export type Call = CallRow & { needsToken: boolean }
