export { DemoData } from './DemoData'
export { RequestTester } from './RequestTester'
export { resetDemoData } from './resetApi'
export { writtenByHand } from './writtenByHand'
