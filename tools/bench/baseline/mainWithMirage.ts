import { startServer } from './server'

startServer()
await import(/* webpackMode: "eager" */ './main')
