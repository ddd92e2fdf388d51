/** The calls of each resource, in a const whose name ends with 'Calls', and the schemas of their bodies. */
export * from './auth'
export * from './cart'
export * from './catalog'
export * from './orders'
export * from './todos'
export * from './wishlist'
