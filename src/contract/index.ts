export * from './demoAccount'
export * from './endpoints'
export * from './entities'
export * from './errors'
