import type { CallName, CallResponse, callPaths, ServerErrorDto, USER_PATH } from '@resham/contract'
import { HttpError } from '@resham/contract/serverRules/httpError'
import type { RequestOf } from '@resham/contract/serverRules/readRequest'
import { type Request, Response } from 'miragejs'
import type { Account } from '../accounts'

/** Handles the requests of one route. Throws an `HttpError` for an error response. */
export type Handler = (request: Request) => Response | Promise<Response>

/**
 * What responds to each call, by its name: takes the request as the contract reads it, and for a call
 * under /user the account of its token; returns the body. Throws an `HttpError` for an error response.
 */
export type CallHandlers = {
  [Name in CallName]: (
    request: RequestOf<Name>,
    ...account: Name extends UserCallName ? [Account] : []
  ) => Promise<CallResponse<Name>>
}
/** The calls under /user. */
type UserCallName = {
  [Name in CallName]: (typeof callPaths)[Name]['path'] extends
    | typeof USER_PATH
    | `${typeof USER_PATH}/${string}`
    ? Name
    : never
}[CallName]

/**
 * What responds to calls, by their names: takes the URL and the parameters of its path, returns the body,
 * or resolves to it. Throws an `HttpError` for an error response.
 */
export type PublicAnswers = Partial<
  Record<CallName, (request: Pick<Request, 'url' | 'params'>) => object | Promise<object>>
>

/** A route under /api. A `:name` in its path is a parameter. */
export type Route = { verb: Verb; path: string; handler: Handler }
export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options'

/** Takes a status and a body; returns the response. The type argument is the body's type. */
export const respond = <Body extends object>(status: number, body: Body): Response =>
  new Response(status, {}, body)

/**
 * Takes a handler; returns one that never throws (specification, section 8): an `HttpError` becomes its
 * status and `{ errors }`, any other error 500 and `{ error: { message } }`, without a stack.
 */
export const withErrorResponses =
  (handler: Handler) =>
  async (_schema: unknown, request: Request): Promise<Response> => {
    // Mirage's XMLHttpRequest would deliver the body ten characters at a time, with an event each.
    Object.assign(request, { chunkSize: Number.MAX_SAFE_INTEGER })
    try {
      return await handler(request)
    } catch (error) {
      if (error instanceof HttpError) return respond(error.status, error.body)
      const message = error instanceof Error ? error.message : String(error)
      return respond<ServerErrorDto>(500, { error: { message } })
    }
  }
