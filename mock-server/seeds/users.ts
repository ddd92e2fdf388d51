import { randomId } from '@resham/contract'
import { type Account, newAccount } from '../accounts/account'
import { hashPassword } from '../auth/password'
import { memoizeAsync } from '../memoizeAsync'
import { seededUsers } from './userData'

/** Returns the accounts of the seeded users, whose passwords the first call hashes. */
export const seedAccounts = memoizeAsync(
  (): Promise<Account[]> =>
    Promise.all(
      seededUsers.map(async ({ user, password = randomId() }) =>
        newAccount(user, await hashPassword(password)),
      ),
    ),
)
