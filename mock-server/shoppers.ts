import { type Accounts, memoryAccounts, openAccounts } from './accounts'
import { authHandlers } from './routes/auth'
import { cartHandlers } from './routes/cart'
import { orderHandlers } from './routes/orders'
import { wishlistHandlers } from './routes/wishlist'
import { type ShopperSeed, seedShopper } from './seedShopper'
import { seedAccounts } from './seeds/users'

const handlersFor = (accounts: Accounts) => ({
  ...authHandlers(accounts),
  ...cartHandlers(accounts),
  ...orderHandlers(accounts),
  ...wishlistHandlers(accounts),
})

export type ShopperHandlers = ReturnType<typeof handlersFor>

/**
 * The part of the server that knows its shoppers: the accounts, and what answers the calls about them. A database,
 * hashes and signatures belong to it, so it is a script of its own, which somebody who only looks around needs not.
 * Takes whether the accounts outlive the page, and what is told when what is stored belongs to a newer release.
 */
export const openShoppers = (isDurable: boolean, onNewerData?: () => void) => {
  const accounts = isDurable ? openAccounts(seedAccounts, onNewerData) : memoryAccounts(seedAccounts)
  return {
    handlers: handlersFor(accounts),
    resetAccounts: accounts.reset,
    seedShopper: (seed: ShopperSeed) => seedShopper(accounts, seed),
  }
}
