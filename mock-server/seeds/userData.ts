import { demoAccount, type Timestamp } from '@resham/contract'

const user = (_id: string, name: string, email: string, at: Timestamp) => ({
  _id,
  name,
  email,
  createdAt: at,
  updatedAt: at,
})

/** The demo user. */
export const guest = user('user-guest', demoAccount.name, demoAccount.email, '2024-08-15T04:30:00Z')
const regular = user('user-regular', 'Kavya Ranganathan', 'kavya@resham.example', '2024-10-31T13:05:00Z')

/**
 * The two seeded users (specification, section 3). Only the demo user can log in: the project publishes no other password,
 * so both servers give the other one a random password.
 */
export const seededUsers: { user: typeof guest; password?: string }[] = [
  { user: guest, password: demoAccount.password },
  { user: regular },
]
