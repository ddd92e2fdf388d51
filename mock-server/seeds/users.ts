import { demoAccount, type Timestamp, type UserDto } from '../../src/contract'
import type { Account } from '../accounts'
import { hashPassword } from '../auth/password'
import { memoizeAsync } from '../memoizeAsync'
import { randomId } from '../randomId'

const user = (_id: string, name: string, email: string, at: Timestamp): UserDto => ({
  _id,
  name,
  email,
  createdAt: at,
  updatedAt: at,
  cart: [],
  wishlist: [],
})

const guest = user('user-guest', demoAccount.name, demoAccount.email, '2024-08-15T04:30:00Z')
const regular = user('user-regular', 'Kavya Ranganathan', 'kavya@resham.example', '2024-10-31T13:05:00Z')

/**
 * Returns the two seeded accounts (specification, section 9), hashed on first use. Only the demo account can log in:
 * the other's password is random, because the project publishes no second credential.
 */
export const seedAccounts = memoizeAsync(
  async (): Promise<Account[]> => [
    { user: guest, password: await hashPassword(demoAccount.password), orders: [] },
    { user: regular, password: await hashPassword(randomId()), orders: [] },
  ],
)
