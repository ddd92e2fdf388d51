import { API_NAMESPACE } from '../../src/contract'
import { HttpError } from '../../src/contract/rules/httpError'
import type { Route, Verb } from '../http/respond'

const VERBS: Verb[] = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']

const unknown = (verb: Verb, path: string): Route => ({
  verb,
  path,
  handler: ({ params }) => {
    const requested = `${verb.toUpperCase()} /${API_NAMESPACE}/${params.rest ?? ''}`
    throw new HttpError(404, `There is no ${requested}. Not Found error`)
  },
})

/** All other requests under /api: 404, so that none is passed through to the network. */
export const unknownRoutes: Route[] = VERBS.flatMap((verb) => [unknown(verb, '/'), unknown(verb, '/*rest')])
