import { type Accounts, memoryAccounts, openAccounts } from '../accounts'
import { withCurrentProducts } from '../accounts/withCurrentProducts'
import { seedAccounts } from '../seeds/users'
import { authHandlers } from './auth'
import { cartHandlers } from './cart'
import { orderHandlers } from './orders'
import { wishlistHandlers } from './wishlist'

const handlersFor = (accounts: Accounts) => ({
  ...authHandlers(accounts),
  ...cartHandlers(accounts),
  ...orderHandlers(accounts),
  ...wishlistHandlers(accounts),
})

export type AccountHandlers = ReturnType<typeof handlersFor>

/**
 * Returns the accounts and the handlers that need them; a chunk of its own, because visitors who only browse need no
 * database, hashing or signing. Takes whether the accounts survive a reload, and a callback for when a newer release
 * has stored them.
 */
export const openAccountHandlers = (isDurable: boolean, onNewerData?: () => void) => {
  const stored = isDurable ? openAccounts(seedAccounts, onNewerData) : memoryAccounts(seedAccounts)
  const accounts = withCurrentProducts(stored)
  return { accounts, handlers: handlersFor(accounts) }
}
