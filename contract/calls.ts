import type { Call, CallRow } from './call'
import { type CallName, needsToken } from './callPaths'
import * as resources from './resources'

type Resources = typeof resources
type TableName = Extract<keyof Resources, `${string}Calls`>
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

const isTable = (name: string) => name.endsWith('Calls')
const tables = Object.entries(resources).flatMap(([name, exported]) => (isTable(name) ? [exported] : []))

/**
 * Every call of the API (specification, section 7). Both servers read requests by it, the request tester offers them,
 * `contract/tests` try each, and the OpenAPI document describes them.
 */
export const calls: Merged<Resources[TableName]> = Object.assign({}, ...tables)

calls satisfies Record<CallName, CallRow>

/** The name of each call. */
export const callNames = Object.keys(calls) as CallName[]

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
