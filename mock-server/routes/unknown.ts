import { API_NAMESPACE } from '../../src/contract'
import { Refusal, type Route, type Verb } from '../respond'

const VERBS: Verb[] = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']

const unknown = (verb: Verb, path: string): Route => ({
  verb,
  path,
  handler: ({ params }) => {
    const asked = `${verb.toUpperCase()} /${API_NAMESPACE}/${params.rest ?? ''}`
    throw new Refusal(404, `There is no ${asked}. Not Found error`)
  },
})

/** Whatever else is asked for under /api, so that it is never answered with the page itself. */
export const unknownRoutes: Route[] = VERBS.flatMap((verb) => [unknown(verb, '/'), unknown(verb, '/*rest')])
