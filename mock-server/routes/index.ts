import type { Request } from 'miragejs'
import { callPaths } from '../../src/contract'
import { HttpError } from '../../src/contract/rules/httpError'
import type { CallName, Handler, Route, UserCallName, Verb } from '../http/respond'
import type { AccountRoutes } from './accountRoutes'
import { catalogHandlers } from './catalog'

const VERBS: Verb[] = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']

const needsNoAccount = (name: CallName): name is keyof typeof catalogHandlers => name in catalogHandlers

const isUserCall = (name: CallName): name is UserCallName => callPaths[name].path.startsWith('/user/')

const respondUnknown =
  (verb: Verb) =>
  ({ url }: Request): never => {
    const { pathname } = new URL(url, 'http://mock')
    throw new HttpError(404, `There is no ${verb.toUpperCase()} ${pathname}. Not Found error`)
  }

/**
 * Takes a loader of the routes that need accounts, which the first request to one of them calls; returns the routes of
 * all calls, and those of whatever path they do not match, so that no request is passed through to the network. All
 * paths under /user need a token.
 */
export const routesFor = (load: () => Promise<AccountRoutes>): Route[] => {
  const handlerOf = (name: CallName): Handler => {
    if (needsNoAccount(name)) return catalogHandlers[name]
    if (!isUserCall(name)) return async (request) => (await load()).handlers[name](request)
    return async (request) => {
      const { handlers, requireAccount } = await load()
      return handlers[name](request, await requireAccount(request))
    }
  }
  const others = VERBS.flatMap((verb): Route[] => {
    const respond = respondUnknown(verb)
    const respondToUser: Handler = async (request) => {
      await (await load()).requireAccount(request)
      return respond(request)
    }
    return [
      ...['/', '/*rest'].map((path) => ({ verb, path, handler: respond })),
      ...['/user', '/user/*rest'].map((path) => ({ verb, path, handler: respondToUser })),
    ]
  })
  const calls = (Object.keys(callPaths) as CallName[]).map((name): Route => {
    const { method, path } = callPaths[name]
    const verb = method.toLowerCase() as Verb
    return { verb, path: path.replace(/\{(\w+)\}/g, ':$1'), handler: handlerOf(name) }
  })
  return [...calls, ...others]
}
