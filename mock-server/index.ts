export { startMockServer } from './server'
