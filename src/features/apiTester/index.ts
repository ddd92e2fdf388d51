export { ApiTester } from './ApiTester'
export { resetDemoData } from './demoData/demoDataApi'
export { manualRequestSent } from './manualRequestSent'
