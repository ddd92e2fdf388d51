export { ApiTester } from './ApiTester'
export { DemoData } from './demoData/DemoData'
export { resetDemoData } from './demoData/resetApi'
export { manualRequestSent } from './manualRequestSent'
