export * from './calls'
export * from './demoAccount'
export * from './entities'
export * from './errors'
