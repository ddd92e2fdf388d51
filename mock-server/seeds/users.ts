import { demoAccount, randomId } from '@resham/contract'
import { type Account, newAccount } from '../accounts/account'
import { hashPassword } from '../auth/password'
import { memoizeAsync } from '../memoizeAsync'
import { guest, regular } from './userData'

/**
 * Returns the two seeded accounts (specification, section 3), whose passwords the first call hashes. Only the
 * demo account can log in: the other password is random, because the project publishes no second one.
 */
export const seedAccounts = memoizeAsync(
  async (): Promise<Account[]> => [
    newAccount(guest, await hashPassword(demoAccount.password)),
    newAccount(regular, await hashPassword(randomId())),
  ],
)
