export type { Account, Accounts } from './account'
export { memoryAccounts } from './memoryAccounts'
export { openAccounts } from './openAccounts'
export { withCurrentProducts } from './withCurrentProducts'
