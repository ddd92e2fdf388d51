export { ApiTester } from './ApiTester'
export { DemoData } from './DemoData'
export { manualRequestSent } from './manualRequestSent'
export { resetDemoData } from './resetApi'
