import {
  type CartItemDto,
  calculateTotals,
  type DeliveryDto,
  IDEMPOTENCY_KEY_HEADER,
  isCancellable,
  nextStatuses,
  type OrderDto,
  type OrderId,
  type OrderStatus,
  type OrdersResponse,
  type RequestedOrder,
  randomId,
} from '@resham/contract'
import { unknownOrder } from '@resham/contract/serverRules/notFound'
import { orderDifferences } from '@resham/contract/serverRules/orderDifferences'
import { randomOrderNumber } from '@resham/contract/serverRules/orderNumber'
import {
  CartChangedError,
  cannotCancel,
  isSameOrder,
  keyReused,
  ordersPage,
  UnknownProductsError,
  unknownPage,
} from '@resham/contract/serverRules/orders'
import type { Account, Accounts } from '../accounts'
import { accountOf, changeAccount } from '../auth/requireAccount'
import { findProduct, isProduct } from '../catalog/catalog'
import { timestamp } from '../clock'
import type { CallHandlers } from '../http/respond'

/** Takes the lines of a cart, and an address; returns an order of them, placed now. */
export const newOrder = (cart: CartItemDto[], delivery: DeliveryDto): OrderDto => {
  const lines = cart.map(({ _id, title, imageLink, price, discountedPrice, qty }) => {
    return { _id, title, imageLink, price, discountedPrice, qty }
  })
  const createdAt = timestamp()
  return {
    _id: randomId(),
    number: randomOrderNumber(),
    status: 'placed',
    history: [{ status: 'placed', at: createdAt }],
    createdAt,
    lines,
    totals: calculateTotals(lines),
    delivery,
  }
}

const findByKey = ({ orders }: Account, key: string): OrderDto | undefined =>
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
  const placed = findByKey(account, key)
  if (placed) {
    if (isSameOrder(placed, requested)) return account
    throw keyReused()
  }
  // The key comes first, because a placed order stays valid when its products leave the catalogue.
  const unknown = requested.lines.filter(({ _id }) => !isProduct(_id))
  if (unknown.length > 0) throw new UnknownProductsError(unknown)
  if (differencesFrom(requested, account).length > 0) return account
  const order = newOrder(user.cart, requested.delivery)
  return { ...account, user: { ...user, cart: [] }, orders: [...orders, { key, order }] }
}

/** The page of orders that a query requests, or all of them. Throws 400 for an unknown `after`. */
const pageOf = (orders: OrderDto[], limit: number | undefined, after: string | undefined): OrdersResponse => {
  const start = after ? orders.findIndex(({ _id }) => _id === after) + 1 : 0
  if (after && start === 0) throw unknownPage()
  return ordersPage(orders.slice(start), limit)
}

const findOrder = ({ orders }: Account, id: OrderId): OrderDto => {
  const found = orders.find(({ order }) => order._id === id)
  if (!found) throw unknownOrder(id)
  return found.order
}

/** Takes an account, and an order of it with a status that may follow; returns the account with the order in it now. */
const withStatus = (account: Account, { _id }: OrderDto, status: OrderStatus): Account => ({
  ...account,
  orders: account.orders.map(({ key, order }) => {
    if (order._id !== _id) return { key, order }
    return { key, order: { ...order, status, history: [...order.history, { status, at: timestamp() }] } }
  }),
})

/** The account with the order cancelled, or unchanged if it is already. Throws 404, and 409 once it is packed. */
const withCancelled = (account: Account, id: OrderId): Account => {
  const order = findOrder(account, id)
  if (order.status === 'cancelled') return account
  if (!isCancellable(order.status)) throw cannotCancel(order.status)
  return withStatus(account, order, 'cancelled')
}

/**
 * Takes the accounts, and the token of a session; moves the newest order of its account that is neither delivered
 * nor cancelled one step forward. Resolves with whether there is one. Throws as `accountOf` does.
 */
export const advanceLatestOrder = async (accounts: Accounts, token: string): Promise<boolean> => {
  const owner = await accountOf(accounts, token)
  let isAdvanced = false
  await changeAccount(accounts, owner, (account) => {
    for (const { order } of account.orders.toReversed()) {
      const [next] = nextStatuses[order.status]
      if (!next) continue
      isAdvanced = true
      return withStatus(account, order, next)
    }
    return account
  })
  return isAdvanced
}

/** Takes the accounts; returns the handlers of the orders of the token's user. `PlaceOrderRequest` lists the errors. */
export const orderHandlers = (accounts: Accounts) =>
  ({
    getOrders: async ({ query: { limit, after } }, { orders }) =>
      pageOf(orders.map(({ order }) => order).reverse(), limit, after),
    getOrder: async ({ params: { orderId } }, account) => ({ order: findOrder(account, orderId) }),
    cancelOrder: async ({ params: { orderId } }, owner) => ({
      order: findOrder(await changeAccount(accounts, owner, (now) => withCancelled(now, orderId)), orderId),
    }),
    // `withOrder` looks the key up in the transaction that writes, so that of two concurrent requests the
    // second one finds the order.
    placeOrder: async ({ headers, body }, owner) => {
      const { [IDEMPOTENCY_KEY_HEADER]: key } = headers
      const account = await changeAccount(accounts, owner, (now) => withOrder(now, key, body.order))
      const order = findByKey(account, key)
      const { cart } = account.user
      if (!order) throw new CartChangedError({ errors: differencesFrom(body.order, account), cart })
      return { order, cart }
    },
  }) satisfies Partial<CallHandlers>
