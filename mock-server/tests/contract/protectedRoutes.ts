import { callNames, callOf, titleOf } from '../../../src/contract/calls'

/** The calls that need a token (specification, section 6): title, method, and path under /api of a request. */
export const protectedRoutes = callNames
  .filter((name) => callOf(name).needsToken)
  .map((name): [title: string, method: string, path: string] => {
    const { method, path } = callOf(name)
    return [titleOf(name), method, path.slice(1).replace('{productId}', 'some-saree')]
  })
