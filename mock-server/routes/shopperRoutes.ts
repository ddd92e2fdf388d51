import { type Accounts, memoryAccounts, openAccounts } from '../accounts'
import { type ShopperSeed, seedShopper } from '../accounts/createShopper'
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

export type ShopperHandlers = ReturnType<typeof handlersFor>

/**
 * Opens the accounts and returns the handlers that need them; a chunk of its own, because visitors who only browse
 * need no database, hashing or signing. Takes whether the accounts survive a reload, and a callback for when the
 * stored data belongs to a newer release.
 */
export const openShoppers = (isDurable: boolean, onNewerData?: () => void) => {
  const accounts = isDurable ? openAccounts(seedAccounts, onNewerData) : memoryAccounts(seedAccounts)
  return {
    handlers: handlersFor(accounts),
    resetAccounts: accounts.reset,
    seedShopper: (seed: ShopperSeed) => seedShopper(accounts, seed),
  }
}
