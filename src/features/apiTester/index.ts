export { ApiTester } from './ApiTester'
export { addApiTesterListeners } from './apiTesterListeners'
