import type { OrderDto, UserDto } from '../../src/contract'
import { isRecord } from '../isRecord'
import type { PasswordHash } from '../password'

/** An order, and the idempotency key of the request that placed it. */
export type PlacedOrder = { key: string; order: OrderDto }

/**
 * A shopper's record. The password and the orders stand beside the user, so a response that holds the user
 * cannot hold them.
 */
export type Account = {
  user: UserDto
  password: PasswordHash
  /** Oldest first. */
  orders: PlacedOrder[]
}

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

const isText = (value: unknown) => typeof value === 'string'
const isItem = (item: unknown) => isRecord(item) && isText(item._id)
const isLine = (line: unknown) =>
  isRecord(line) && isItem(line) && Number.isSafeInteger(line.qty) && Number(line.qty) >= 1
const isListOf = (list: unknown, isOne: (value: unknown) => boolean) =>
  Array.isArray(list) && list.every(isOne)

const isPlacedOrder = (placed: unknown) => {
  if (!isRecord(placed) || !isText(placed.key) || !isRecord(placed.order)) return false
  const { _id, createdAt, lines, totals, delivery } = placed.order
  return [_id, createdAt].every(isText) && isListOf(lines, isLine) && isRecord(totals) && isRecord(delivery)
}

/** Whether a row of a database is an account, as far as the server relies on it. */
export const isAccount = (row: unknown): row is Account => {
  if (!isRecord(row) || !isRecord(row.user) || !isRecord(row.password)) return false
  const { _id, name, email, createdAt, updatedAt, cart, wishlist } = row.user
  const { salt, hash, iterations } = row.password
  return (
    [_id, name, email, createdAt, updatedAt, salt, hash].every(isText) &&
    typeof iterations === 'number' &&
    isListOf(cart, isLine) &&
    isListOf(wishlist, isItem) &&
    isListOf(row.orders, isPlacedOrder)
  )
}
