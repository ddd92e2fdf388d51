import { isRecord, type OrderDto, randomId, type UserDto } from '@resham/contract'
import type { PasswordHash } from '../auth/password'
import { timestamp } from '../clock'

/** An order, and the idempotency key of the request that placed it. */
export type PlacedOrder = { key: string; order: OrderDto }

/** A user's record. Password and orders are beside the user, so a response with the user cannot leak them. */
export type Account = {
  user: UserDto
  password: PasswordHash
  /** Oldest first. */
  orders: PlacedOrder[]
}

// What an account has besides what a sign-up says, described once. A new list is a line here: new accounts have it
// empty, so do stored ones that lack it, and no sign-up can fill it.
const userLists = () => ({ cart: [], wishlist: [] }) satisfies Partial<UserDto>
const accountLists = () => ({ orders: [] }) satisfies Partial<Account>

/** Whether these are lists of records. What is in those is not looked at. */
const areLists = (names: string[], record: Record<string, unknown>): boolean =>
  names.map((name) => record[name]).every((list) => Array.isArray(list) && list.every(isRecord))

/** The account of a row; undefined for a row that is none, as if its email had never been registered. */
export const readAccount = (row: unknown): Account | undefined => {
  if (!isRecord(row) || !isRecord(row.user) || !isRecord(row.password)) return undefined
  const user = { ...userLists(), ...row.user }
  const account = { ...accountLists(), ...row, user }
  const isAccount = areLists(Object.keys(userLists()), user) && areLists(Object.keys(accountLists()), account)
  return isAccount ? (account as unknown as Account) : undefined
}

/**
 * Takes what is known of a user, the hash of their password, and further fields that a client has sent; returns their
 * account, new as of now.
 */
export const newAccount = (
  known: Pick<UserDto, 'name' | 'email'> & Partial<UserDto>,
  password: PasswordHash,
  sent: Record<string, unknown> = {},
): Account => {
  const at = timestamp()
  const own = { _id: randomId(), createdAt: at, updatedAt: at, ...userLists(), ...known }
  return { ...accountLists(), user: { ...sent, ...own }, password }
}
