import {
  type CartItemDto,
  calculateTotals,
  type DeliveryDto,
  IDEMPOTENCY_KEY_HEADER,
  type OrderDto,
  type RequestedOrder,
  randomId,
} from '@resham/contract'
import { orderDifferences } from '@resham/contract/serverRules/orderDifferences'
import {
  CartChangedError,
  isSameOrder,
  keyReused,
  unknownOrderedProducts,
} from '@resham/contract/serverRules/orders'
import type { Account, Accounts } from '../accounts'
import { changeAccount } from '../auth/requireAccount'
import { findProduct, isProduct } from '../catalog/catalog'
import { timestamp } from '../clock'
import type { CallHandlers } from '../http/respond'

/** Takes the lines of a cart, and an address; returns an order of them, placed now. */
export const newOrder = (cart: CartItemDto[], delivery: DeliveryDto): OrderDto => {
  const lines = cart.map(({ _id, title, imageLink, price, discountedPrice, qty }) => {
    return { _id, title, imageLink, price, discountedPrice, qty }
  })
  return { _id: randomId(), createdAt: timestamp(), lines, totals: calculateTotals(lines), delivery }
}

const findOrder = ({ orders }: Account, key: string): OrderDto | undefined =>
  orders.find((placed) => placed.key === key)?.order

const differencesFrom = ({ lines }: RequestedOrder, { user }: Account): string[] =>
  orderDifferences(
    lines,
    user.cart,
    lines.map(({ _id }) => findProduct(_id)),
  )

/**
 * The account with the order added and the cart emptied. It is unchanged if the key has placed this order
 * already, or if the cart differs from the request. Throws 422 for the key of another order, and 400 for an
 * unknown product.
 */
const withOrder = (account: Account, key: string, requested: RequestedOrder): Account => {
  const { user, orders } = account
  const placed = findOrder(account, key)
  if (placed) {
    if (isSameOrder(placed, requested)) return account
    throw keyReused()
  }
  // The key comes first, because a placed order stays valid when its products leave the catalogue.
  const unknown = requested.lines.filter(({ _id }) => !isProduct(_id))
  if (unknown.length > 0) throw unknownOrderedProducts(unknown)
  if (differencesFrom(requested, account).length > 0) return account
  const order = newOrder(user.cart, requested.delivery)
  return { ...account, user: { ...user, cart: [] }, orders: [...orders, { key, order }] }
}

/** Takes the accounts; returns the handlers of the orders of the token's user. `PlaceOrderRequest` lists the errors. */
export const orderHandlers = (accounts: Accounts) =>
  ({
    getOrders: async (_request, { orders }) => ({ orders: orders.map(({ order }) => order).reverse() }),
    // `withOrder` looks the key up in the transaction that writes, so that of two concurrent requests the
    // second one finds the order.
    placeOrder: async ({ headers, body }, { user }) => {
      const { [IDEMPOTENCY_KEY_HEADER]: key } = headers
      const account = await changeAccount(accounts, user.email, (now) => withOrder(now, key, body.order))
      const order = findOrder(account, key)
      const { cart } = account.user
      if (!order) throw new CartChangedError({ errors: differencesFrom(body.order, account), cart })
      return { order, cart }
    },
  }) satisfies Partial<CallHandlers>
