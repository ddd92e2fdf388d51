import type { ProductId, UserDto } from '../src/contract'
import type { Accounts } from './accounts'
import { findProduct } from './catalogue'
import { timestamp } from './clock'
import { randomId } from './ids'
import { hashPassword } from './password'
import { issueToken } from './token'

export type ShopperSeed = {
  name?: string
  email?: string
  /** Products of the catalogue, by their `_id`; `qty` is 1 unless told. */
  cart?: readonly { _id: ProductId; qty?: number }[]
  wishlist?: readonly { _id: ProductId }[]
}

/** A registered shopper: what a session holds, and the password, which was drawn at random. */
export type SeededShopper = { user: UserDto; token: string; password: string }

/** Takes the accounts and a shopper's beginnings; registers the shopper. Throws when the email is taken. */
export const seedShopper = async (accounts: Accounts, seed: ShopperSeed): Promise<SeededShopper> => {
  const { name = 'Asha Rao', email = 'asha.rao@resham.example', cart = [], wishlist = [] } = seed
  const at = timestamp()
  const user: UserDto = {
    _id: randomId(),
    name,
    email,
    createdAt: at,
    updatedAt: at,
    cart: cart.map(({ _id, qty = 1 }) => ({ ...findProduct(_id), qty, createdAt: at, updatedAt: at })),
    wishlist: wishlist.map(({ _id }) => ({ ...findProduct(_id), createdAt: at, updatedAt: at })),
  }
  const password = randomId()
  // Iterations slow down the guessing of a weak password. A random one cannot be guessed anyway.
  const isNew = await accounts.add({ user, password: await hashPassword(password, 1), orders: [] })
  if (!isNew) throw new Error(`A shopper with the email ${email} exists already.`)
  return { user, token: issueToken(user), password }
}
