import { isRecord, type OrderDto, randomId, type UserDto } from '@resham/contract'
import type { PasswordHash } from '../auth/password'
import { timestamp } from '../clock'

/** An order, and the idempotency key of the request that placed it. */
export type PlacedOrder = { key: string; order: OrderDto }

// A new list of an account is one line here. It is empty in a new account, and in a stored one that lacks it, and no
// sign-up can fill it.

/** The lists that a response with the user contains. */
const userLists = () => ({ cart: [], wishlist: [] }) satisfies Partial<UserDto>

/** The lists beside the user. */
const accountLists = () => ({
  /** Oldest first. */
  orders: [] as PlacedOrder[],
})

/** A user's record. What is beside the user, such as the password, no response with the user can leak. */
export type Account = {
  user: UserDto
  password: PasswordHash
  /** How often all sessions of the account have ended. A token of an earlier generation is invalid. */
  generation: number
} & ReturnType<typeof accountLists>

/** Whether the fields with these names are lists of objects. The fields of those objects are not checked. */
const areLists = (names: string[], record: Record<string, unknown>): boolean =>
  names.map((name) => record[name]).every((list) => Array.isArray(list) && list.every(isRecord))

/**
 * Takes a stored row; returns its account, or undefined for an invalid row, as if its email were not
 * registered.
 */
export const readAccount = (row: unknown): Account | undefined => {
  if (!isRecord(row) || !isRecord(row.user) || !isRecord(row.password)) return undefined
  const user = { ...userLists(), ...row.user }
  const account = { ...accountLists(), ...row, user }
  const isAccount =
    typeof row.generation === 'number' &&
    areLists(Object.keys(userLists()), user) &&
    areLists(Object.keys(accountLists()), account)
  return isAccount ? (account as unknown as Account) : undefined
}

/**
 * Takes the known fields of a user, the hash of their password, and the further fields of the sign-up;
 * returns a new account. It has a random id and the current time, unless they are known. A further field
 * never replaces another.
 */
export const newAccount = (
  known: Pick<UserDto, 'name' | 'email'> & Partial<UserDto>,
  password: PasswordHash,
  sent: Record<string, unknown> = {},
): Account => {
  const at = timestamp()
  const own = { _id: randomId(), createdAt: at, updatedAt: at, ...userLists(), ...known }
  return { ...accountLists(), user: { ...sent, ...own }, password, generation: 0 }
}
