import { type CallName, needsToken } from './requests/callPaths'
import type { Call, CallRow } from './resources/call'
import { resourceCalls } from './resources/resourceCalls'
import { userDataCalls } from './resources/userData'

/**
 * Every call of the API (specification, section 7). Both servers read requests by it, but for those that the
 * mock answers without accounts; the request tester offers them, `contract/tests` try each, and the OpenAPI
 * document describes them.
 */
export const calls = { ...resourceCalls, ...userDataCalls }

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
