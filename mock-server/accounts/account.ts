import type { UserDto } from '../../src/contract'
import { isRecord } from '../isRecord'
import type { PasswordHash } from '../password'

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
  /** Forgets everybody; what is there at the start is there again. */
  reset: () => Promise<void>
}

/** What an account is kept under: its email, whatever its case and outer blanks. */
export const keyOf = (email: string): string => email.trim().toLowerCase()

const isLine = (line: unknown) => isRecord(line) && typeof line._id === 'string'

/** Whether a row of a database is an account, as far as the server relies on it. */
export const isAccount = (row: unknown): row is Account => {
  if (!isRecord(row) || !isRecord(row.user) || !isRecord(row.password)) return false
  const { _id, name, email, createdAt, updatedAt, cart, wishlist } = row.user
  const { salt, hash, iterations } = row.password
  return (
    [_id, name, email, createdAt, updatedAt, salt, hash].every((text) => typeof text === 'string') &&
    typeof iterations === 'number' &&
    [cart, wishlist].every((list) => Array.isArray(list) && list.every(isLine)) &&
    (cart as { qty?: unknown }[]).every(({ qty }) => Number.isSafeInteger(qty) && Number(qty) >= 1)
  )
}
