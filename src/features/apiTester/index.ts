export { ApiTester } from './ApiTester'
export { resetDemoData } from './demoData/resetApi'
export { manualRequestSent } from './manualRequestSent'
