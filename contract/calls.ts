import { type CallName, needsToken } from './requests/callPaths'
import * as resources from './resources'
import type { Call, CallRow } from './resources/call'

type Resources = typeof resources
/** A | B becomes A & B. */
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

const tables = Object.entries(resources).flatMap(([name, exported]) =>
  name.endsWith('Calls') ? [exported] : [],
)

/**
 * Every call of the API (specification, section 7). Both servers read requests by it, but for those that the
 * mock answers without accounts; the request tester offers them, `contract/tests` try each, and the OpenAPI
 * document describes them.
 */
export const calls: UnionToIntersection<Resources[Extract<keyof Resources, `${string}Calls`>]> =
  Object.assign({}, ...tables)

// This does not compile if a call of `callPaths` has no row.
calls satisfies Record<CallName, CallRow>

/** Takes the name of a call; returns the call, with whether it needs a token. */
export const callOf = (name: CallName): Call => ({
  ...calls[name],
  needsToken: needsToken(calls[name].path),
})

/** Takes a path; returns the names of its parameters, such as 'productId' of '/products/{productId}'. */
export const parametersOf = (path: string): string[] => [
  ...new Set(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)),
]

/** Takes the name of a call; returns its method and its path under `/api`, such as 'POST user/cart/{productId}'. */
export const titleOf = (name: CallName): string => `${calls[name].method} ${calls[name].path.slice(1)}`
