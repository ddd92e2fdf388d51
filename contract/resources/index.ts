/**
 * The calls of each resource, in a const whose name ends with 'Calls', by which `contract/calls.ts` finds it, and the
 * schemas of their bodies, which the OpenAPI document names after their exports.
 */
export * from './account'
export * from './auth'
export * from './cart'
export * from './catalog'
export * from './orders'
export * from './todos'
export * from './userData'
export * from './wishlist'
