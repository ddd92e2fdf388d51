import type { OrderDto, UserDto } from '../../src/contract'
import type { PasswordHash } from '../auth/password'
import { isRecord } from '../shared/isRecord'

/** An order, and the idempotency key of the request that placed it. */
export type PlacedOrder = { key: string; order: OrderDto }

/** A user's record. Password and orders are beside the user, so a response with the user cannot leak them. */
export type Account = {
  user: UserDto
  password: PasswordHash
  /** Oldest first. */
  orders: PlacedOrder[]
}

/** The store of accounts. It takes and returns copies of plain JSON: mutating one does not change the store. */
export type Accounts = {
  /** Returns the account with this email, compared by `keyOf`. */
  find: (email: string) => Promise<Account | undefined>
  /** Adds an account. Returns false, and changes nothing, when its email is already registered. */
  add: (account: Account) => Promise<boolean>
  /**
   * Reads, changes and writes an account in one transaction; returns it as written, or undefined when there is none.
   * `change` is synchronous and must not change the email. When it throws, so does this, and nothing is written.
   */
  change: (email: string, change: (account: Account) => Account) => Promise<Account | undefined>
  /** Deletes all accounts and restores the seeds. */
  reset: () => Promise<void>
}

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

/** Whether a database row is an account, as far as the server relies on its fields. */
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
