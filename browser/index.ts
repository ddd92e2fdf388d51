export * from './observable'
export * from './traffic'
export * from './tryStorage'
