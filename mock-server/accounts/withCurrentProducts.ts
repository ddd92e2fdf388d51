import type { ProductId } from '@resham/contract'
import { findProduct, isProduct } from '../catalog/catalog'
import type { Account, Accounts } from '.'

/**
 * Takes the items of a list; returns those that are in the catalogue, with their products as they are now.
 */
const withProducts = <Item extends { _id: ProductId }>(items: Item[]): Item[] =>
  items.filter(({ _id }) => isProduct(_id)).map((item) => ({ ...item, ...findProduct(item._id) }))

const refresh = (account: Account): Account => {
  const { user } = account
  return {
    ...account,
    user: { ...user, cart: withProducts(user.cart), wishlist: withProducts(user.wishlist) },
  }
}

/**
 * Takes the accounts; returns accounts whose carts and wishlists have the products of the current catalogue,
 * which may have changed since they were stored (specification, section 7).
 */
export const withCurrentProducts = (accounts: Accounts): Accounts => ({
  ...accounts,
  find: async (email) => {
    const account = await accounts.find(email)
    return account && refresh(account)
  },
  change: (email, change) =>
    accounts.change(email, (account, others) => change(refresh(account), others.map(refresh))),
})
