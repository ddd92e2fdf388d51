export { RequestTester } from './RequestTester'
