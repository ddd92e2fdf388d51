import * as auth from './auth'
import type { Call, CallRow } from './call'
import { type CallName, needsToken } from './callPaths'
import * as cart from './cart'
import * as catalog from './catalog'
import * as orders from './orders'
import * as todos from './todos'
import * as wishlist from './wishlist'

/** What each resource exports: its calls, and the schemas of their bodies. */
export const resources = { auth, catalog, cart, wishlist, orders, todos }

/**
 * Every call of the API (specification, section 7). The request tester offers them, `contract/tests` try each, and the
 * OpenAPI document describes them.
 */
export const calls = {
  ...auth.authCalls,
  ...catalog.catalogCalls,
  ...cart.cartCalls,
  ...wishlist.wishlistCalls,
  ...orders.orderCalls,
  ...todos.todoCalls,
} satisfies Record<CallName, CallRow>

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
