import type { ProductId } from '@resham/contract'
import { findProduct, isProduct } from '../catalog/queryCatalog'
import type { Account, Accounts } from '.'

/** Without the items whose products have left the catalogue; the others have the products as they are now. */
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
 * Takes the accounts; returns them with the carts and wishlists of the current catalogue, which may differ from the one
 * of the day when they were stored.
 */
export const withCurrentProducts = (accounts: Accounts): Accounts => ({
  ...accounts,
  find: async (email) => {
    const account = await accounts.find(email)
    return account && refresh(account)
  },
  change: (email, change) => accounts.change(email, (account) => change(refresh(account))),
})
