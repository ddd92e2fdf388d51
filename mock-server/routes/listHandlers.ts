import type { ProductDto, ProductId, UserDto } from '@resham/contract'
import type { Account, Accounts } from '../accounts'
import { changeAccount } from '../auth/requireAccount'
import { timestamp } from '../clock'

/** Takes a product; returns it as an item of a list, added now. */
export const newItem = (product: ProductDto) => {
  const at = timestamp()
  return { ...product, createdAt: at, updatedAt: at }
}

/**
 * Takes the accounts and the name of a list of the token's user; returns the handlers `get` and `remove`, and
 * `change`, which takes a user and a change of the list, and returns the body with the changed list.
 */
export const listHandlers = <List extends 'cart' | 'wishlist'>(accounts: Accounts, list: List) => {
  type Items = UserDto[List]
  const bodyOf = (user: UserDto) => ({ [list]: user[list] }) as Pick<UserDto, List>
  const change = async (owner: Account, changed: (items: Items) => Items) => {
    const { user } = await changeAccount(accounts, owner, (account) => {
      const { user: before } = account
      return { ...account, user: { ...before, [list]: changed(before[list]) } }
    })
    return bodyOf(user)
  }
  return {
    get: async (_request: object, { user }: Account) => bodyOf(user),
    change,
    // DELETE is idempotent: removing a product that is not in the list is no error.
    remove: ({ params: { productId } }: { params: { productId: ProductId } }, account: Account) =>
      change(account, (items) => items.filter(({ _id }) => _id !== productId) as Items),
  }
}
