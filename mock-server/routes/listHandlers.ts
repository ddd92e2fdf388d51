import type { ProductDto, UserDto } from '@resham/contract'
import type { Request } from 'miragejs'
import type { Accounts } from '../accounts'
import { changeAccount } from '../auth/requireAccount'
import { timestamp } from '../clock'
import { respond, type UserHandler } from '../http/respond'

/** Takes a product; returns it as an item of a list, added now. */
export const newItem = (product: ProductDto) => {
  const at = timestamp()
  return { ...product, createdAt: at, updatedAt: at }
}

/**
 * Takes the accounts and the name of a list of the token's user; returns the handlers `get` and `remove`, and
 * `change`, which makes a handler that changes the list. `change` takes the status of the response, and
 * `read`, which takes a request and returns the change. `read` throws 400 for an invalid body, and 404 for an
 * unknown product.
 */
export const listHandlers = <List extends 'cart' | 'wishlist'>(accounts: Accounts, list: List) => {
  type Items = UserDto[List]
  const respondWith = (status: number, user: UserDto) =>
    respond(status, { [list]: user[list] } as Pick<UserDto, List>)
  const get: UserHandler = (_request, { user }) => respondWith(200, user)
  const change =
    (status: number, read: (request: Request) => (items: Items) => Items): UserHandler =>
    async (request, { user: { email } }) => {
      const changed = read(request)
      const { user } = await changeAccount(accounts, email, (account) => {
        const { user: before } = account
        return { ...account, user: { ...before, [list]: changed(before[list]) } }
      })
      return respondWith(status, user)
    }
  // DELETE is idempotent: removing a product that is not in the list is no error.
  const remove = change(200, ({ params: { productId } }) => {
    return (items) => items.filter(({ _id }) => _id !== productId) as Items
  })
  return { get, change, remove }
}
