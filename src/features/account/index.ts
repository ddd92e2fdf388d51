export { Account } from './Account'
