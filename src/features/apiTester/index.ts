export { ApiTester } from './ApiTester'
export { addApiTesterEffects } from './apiTesterEffects'
