export type { Account, Accounts } from './account'
export { memoryAccounts } from './memoryAccounts'
export { openAccounts } from './openAccounts'
