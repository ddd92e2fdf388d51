import type { UserDto } from '../src/contract'
import { once } from './once'
import type { PasswordHash } from './password'

/** A shopper's record. The password stands beside the user, so an answer that holds the user cannot hold it. */
export type Account = { user: UserDto; password: PasswordHash }

/**
 * Where the shoppers are kept. Every function may have to wait for a database. What goes in and
 * what comes out are copies of plain JSON: changing one changes nothing in the store.
 */
export type Accounts = {
  /** The account with this email, whatever its case and outer blanks. */
  find: (email: string) => Promise<Account | undefined>
  /** Adds an account. False, and nothing changed, when its email is already registered. */
  add: (account: Account) => Promise<boolean>
  /**
   * Reads an account, changes it and writes it back, with nobody in between; returns it as
   * written, or undefined when there is none. `change` answers at once (a database would not hold
   * a transaction open for it) and keeps the email. When it throws, nothing is written.
   */
  change: (email: string, change: (account: Account) => Account) => Promise<Account | undefined>
}

const keyOf = (email: string): string => email.trim().toLowerCase()

/**
 * Takes the accounts that exist from the start; returns the store. They are fetched when the store
 * is first used and not before, because hashing their passwords would hold up the start of the
 * page. A fetch that failed is tried again by the next call.
 */
export const openAccounts = (seed: () => Promise<Account[]>): Accounts => {
  // Kept as text: a text cannot be changed from outside, and holds nothing but JSON.
  const rows = new Map<string, string>()

  const read = (email: string): Account | undefined => {
    const row = rows.get(keyOf(email))
    return row === undefined ? undefined : JSON.parse(row)
  }
  const write = (account: Account) => rows.set(keyOf(account.user.email), JSON.stringify(account))

  const open = once(async () => {
    for (const account of await seed()) write(account)
  })

  return {
    find: async (email) => {
      await open()
      return read(email)
    },
    add: async (account) => {
      await open()
      if (read(account.user.email)) return false
      write(account)
      return true
    },
    change: async (email, change) => {
      await open()
      const account = read(email)
      if (!account) return undefined
      write(change(account))
      return read(email)
    },
  }
}
