import { type ProductId, randomId, type UserDto } from '../../src/contract'
import { hashPassword } from '../auth/password'
import { issueToken } from '../auth/token'
import { timestamp } from '../clock'
import { findProduct } from '../seeds/catalog'
import type { MockServer } from '../server'

export type NewShopper = {
  name?: string
  email?: string
  /** Products by their `_id`; `qty` is 1 by default. */
  cart?: readonly { _id: ProductId; qty?: number }[]
  wishlist?: readonly { _id: ProductId }[]
}

/** A registered user: their session, and their random password. */
type CreatedShopper = { user: UserDto; token: string; password: string }

/** Takes a server and initial data; registers a user. Throws when the email is taken or a product is unknown. */
export const createShopper = async (
  server: Pick<MockServer, 'accounts'>,
  seed: NewShopper = {},
): Promise<CreatedShopper> => {
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
  // Iterations protect weak passwords. A random one needs none.
  const accounts = await server.accounts()
  const isNew = await accounts.add({ user, password: await hashPassword(password, 1), orders: [] })
  if (!isNew) throw new Error(`A shopper with the email ${email} exists already.`)
  return { user, token: issueToken(user), password }
}
