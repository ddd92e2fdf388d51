export type * from './inPageServer'
export * from './observable'
export * from './traffic'
export * from './tryStorage'
