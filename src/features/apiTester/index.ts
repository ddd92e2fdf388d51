export { RequestTester } from './ApiTester'
export { DemoData } from './DemoData'
export { writtenByHand } from './manualRequestSent'
export { resetDemoData } from './resetApi'
