import { type CallName, type CallResponse, routePathOf } from '@resham/contract'
import { callOf } from '@resham/contract/calls'
import { type RequestOf, readRequest } from '@resham/contract/serverRules/readRequest'
import { type Context, Hono } from 'hono'
import type { TokenEnv } from '../auth/requireToken'
import { sentRequest } from './sentRequest'

/**
 * What responds to calls, by their names: takes the request as the contract reads it, and its context;
 * returns the body, or a response that is not plain JSON. Throws an `HttpError` for an error response.
 */
export type CallHandlers = {
  [Name in CallName]: (
    request: RequestOf<Name>,
    context: Context<TokenEnv>,
  ) => Promise<CallResponse<Name> | Response>
}

/**
 * Takes handlers of calls; returns their routes, with the method, the path and the status that the contract
 * gives them.
 */
export const callRoutes = (handlers: Partial<CallHandlers>): Hono<TokenEnv> => {
  const routes = new Hono<TokenEnv>()
  for (const [key, handler] of Object.entries(handlers)) {
    const name = key as CallName
    const { method, path, request, response } = callOf(name)
    const handle = handler as (request: object, context: Context) => Promise<object>
    routes.on(method, routePathOf(path), async (context) => {
      const answer = await handle(
        readRequest(name, await sentRequest(context, request !== undefined)),
        context,
      )
      return answer instanceof Response ? answer : context.json(answer, response.status)
    })
  }
  return routes
}
