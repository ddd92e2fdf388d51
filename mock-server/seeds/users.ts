import { demoAccount, randomId } from '@resham/contract'
import { type Account, newAccount } from '../accounts/account'
import { hashPassword } from '../auth/password'
import { memoizeAsync } from '../memoizeAsync'
import { guest, regular } from './userData'

/**
 * Returns the two seeded accounts (specification, section 9), hashed on first use. Only the demo account can log in:
 * the other's password is random, because the project publishes no second credential.
 */
export const seedAccounts = memoizeAsync(
  async (): Promise<Account[]> => [
    newAccount(guest, await hashPassword(demoAccount.password)),
    newAccount(regular, await hashPassword(randomId())),
  ],
)
