import { type CallName, callNames, callPaths, routePathOf, USER_PATH } from '@resham/contract'
import { HttpError } from '@resham/contract/serverRules/httpError'
import { type Handler, type Route, respond, type Verb } from '../http/respond'
import type { AccountRoutes } from './accountRoutes'
import { publicAnswers } from './catalog'

const VERBS: Verb[] = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']
/** The paths of requests that no call matches. */
const OTHER_PATHS = ['/', '/*rest', USER_PATH, `${USER_PATH}/*rest`]

const needsNoAccount = (name: CallName): name is keyof typeof publicAnswers => name in publicAnswers

/**
 * Takes what loads the handlers that need accounts, which the first request for one of them calls; returns
 * the routes of all calls, and routes for all other paths, which respond with 404, so that no request under
 * /api reaches the network. Every path under /user needs a token (specification, sections 6 to 8).
 */
export const routesFor = (load: () => Promise<AccountRoutes>): Route[] => {
  const handlerOf = (name: CallName): Handler => {
    // 200 is the status of their rows, which need zod.
    if (needsNoAccount(name)) return async (request) => respond(200, await publicAnswers[name](request))
    return async (request) => (await load()).handle(name, request)
  }
  const calls = callNames.map((name): Route => {
    const { method, path } = callPaths[name]
    const verb = method.toLowerCase() as Verb
    return { verb, path: routePathOf(path), handler: handlerOf(name) }
  })
  const others = VERBS.flatMap((verb) =>
    OTHER_PATHS.map((path): Route => {
      const handler: Handler = async (request) => {
        if (path.startsWith(USER_PATH)) await (await load()).requireAccount(request)
        const { pathname } = new URL(request.url, 'http://mock')
        throw new HttpError(404, `There is no ${verb.toUpperCase()} ${pathname}. Not Found error`)
      }
      return { verb, path, handler }
    }),
  )
  // Of two routes with the same path Mirage takes the later one.
  return [...others, ...calls]
}
