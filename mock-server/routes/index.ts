import { callPaths } from '../../src/contract'
import type { Handler, Route, Verb } from '../http/respond'
import type { AccountHandlers } from './accountHandlers'
import { catalogHandlers } from './catalog'
import { unknownRoutes } from './unknown'

type CallName = keyof typeof callPaths

const needsNoAccount = (name: CallName): name is keyof typeof catalogHandlers => name in catalogHandlers

/**
 * Takes a loader of the handlers that need accounts, which the first request to one of them calls; returns the routes of
 * all calls. The last ones match whatever the others do not.
 */
export const routesFor = (loadHandlers: () => Promise<AccountHandlers>): Route[] => {
  const handlerOf = (name: CallName): Handler =>
    needsNoAccount(name) ? catalogHandlers[name] : async (request) => (await loadHandlers())[name](request)

  const routes = (Object.keys(callPaths) as CallName[]).map((name): Route => {
    const { method, path } = callPaths[name]
    return {
      verb: method.toLowerCase() as Verb,
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: handlerOf(name),
    }
  })
  return [...routes, ...unknownRoutes]
}
