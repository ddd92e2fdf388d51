import { type DeliveryDto, type ProductId, randomId, type UserDto } from '@resham/contract'
import { type Account, newAccount } from '../accounts/account'
import { hashPassword } from '../auth/password'
import { issueToken } from '../auth/token'
import { findProduct } from '../catalog/catalog'
import { newItem } from '../routes/listHandlers'
import { newOrder } from '../routes/orders'
import type { MockServer } from '../server'

/** Products by their `_id`; `qty` is 1 by default. */
type Lines = readonly { _id: ProductId; qty?: number }[]

export type NewShopper = {
  name?: string
  email?: string
  /** A random one by default. */
  password?: string
  cart?: Lines
  wishlist?: readonly { _id: ProductId }[]
  /** The lines of each order, the oldest order first. */
  orders?: readonly Lines[]
  /** Any other fields of the account. */
  account?: Partial<Account>
}

/** A registered user: their session, and their password. */
type CreatedShopper = { user: UserDto; token: string; password: string }

const cartOf = (lines: Lines) => lines.map(({ _id, qty = 1 }) => ({ ...newItem(findProduct(_id)), qty }))

/** Takes a server and initial data; registers a user. Throws when the email is taken or a product is unknown. */
export const createShopper = async (
  server: Pick<MockServer, 'accounts'>,
  seed: NewShopper = {},
): Promise<CreatedShopper> => {
  const { name = 'Asha Rao', email = 'asha.rao@resham.example', cart = [], wishlist = [], orders = [] } = seed
  const lists = { cart: cartOf(cart), wishlist: wishlist.map(({ _id }) => newItem(findProduct(_id))) }
  const delivery: DeliveryDto = {
    name,
    street: '7, Temple Road',
    city: 'Mysuru',
    zipcode: '570001',
    state: 'Karnataka',
    country: 'India',
  }
  const placed = orders.map((lines) => ({ key: randomId(), order: newOrder(cartOf(lines), delivery) }))
  const { password = randomId() } = seed
  // Many iterations protect a weak password. That of a test needs only one.
  const account = newAccount({ name, email, ...lists }, await hashPassword(password, 1))
  const accounts = await server.accounts()
  if (!(await accounts.add({ ...account, orders: placed, ...seed.account })))
    throw new Error(`A shopper with the email ${email} exists already.`)
  return { user: account.user, token: issueToken(account.user), password }
}
