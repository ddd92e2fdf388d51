import {
  type CartChangedDto,
  IDEMPOTENCY_KEY_HEADER,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  type OrderDto,
  type OrderLineDto,
  type OrderLineRequest,
  type OrdersResponse,
  type OrderTotalsDto,
  type PlaceOrderRequest,
  type PlaceOrderResponse,
} from '../../src/contract'
import type { Account, Accounts } from '../accounts'
import { changeAccount, requireAccount } from '../auth/session'
import { timestamp } from '../clock'
import { type Fields, readBody, readFields, readTexts } from '../http/readBody'
import { readHeader } from '../http/readHeader'
import { type Handler, HttpError, respond } from '../http/respond'
import { isRecord } from '../isRecord'
import { randomId } from '../randomId'
import { isProduct } from '../seeds/catalog'

type Requested = PlaceOrderRequest['order']

const DELIVERY_FIELDS = ['name', 'street', 'city', 'zipcode', 'state', 'country'] as const

const readKey = (request: Parameters<Handler>[0]): string => {
  const key = readHeader(request, IDEMPOTENCY_KEY_HEADER)
  if (key && key.length <= MAX_IDEMPOTENCY_KEY_LENGTH) return key
  throw new HttpError(
    400,
    `The header '${IDEMPOTENCY_KEY_HEADER}' is required, with 1 to ${MAX_IDEMPOTENCY_KEY_LENGTH} characters.`,
  )
}

const readLine = (line: unknown, index: number): OrderLineRequest => {
  const name = `order.lines[${index}]`
  if (!isRecord(line)) throw new HttpError(400, `The field '${name}' must be an object.`)
  const { _id } = readTexts(line, ['_id'], `${name}.`)
  const { qty } = line
  if (typeof qty === 'number' && Number.isSafeInteger(qty) && qty >= 1) return { _id, qty }
  throw new HttpError(400, `The field '${name}.qty' is required and must be a whole number from 1.`)
}

const readLines = ({ lines }: Fields): OrderLineRequest[] => {
  if (!Array.isArray(lines) || lines.length === 0) {
    throw new HttpError(400, "The field 'order.lines' is required and must be a list of one line or more.")
  }
  const read = lines.map(readLine)
  if (new Set(read.map(({ _id }) => _id)).size < read.length) {
    throw new HttpError(400, "The field 'order.lines' must not hold a product twice.")
  }
  return read
}

const readOrder = (body: Fields): Requested => {
  const order = readFields(body, 'order')
  const lines = readLines(order)
  const delivery = readTexts(readFields(order, 'delivery', 'order.'), DELIVERY_FIELDS, 'order.delivery.')
  return { lines, delivery }
}

/** Whether two lists hold the same lines, in any order. Neither holds a product twice. */
const hasSameLines = (lines: OrderLineRequest[], others: OrderLineRequest[]): boolean =>
  lines.length === others.length &&
  lines.every((line) => others.some(({ _id, qty }) => _id === line._id && qty === line.qty))

/** Orders never change, so an order can be compared with a repeated request. */
const isRequested = (order: OrderDto, { lines, delivery }: Requested): boolean =>
  hasSameLines(order.lines, lines) &&
  DELIVERY_FIELDS.every((field) => order.delivery[field] === delivery[field])

// Not shared with the client: the contract holds no code.
const sum = (prices: string[]): number => prices.reduce((total, price) => total + Number(price), 0)

/** The totals in rupees: each line counts once, whatever its quantity (specification, section 9). */
const calculateTotals = (lines: OrderLineDto[]): OrderTotalsDto => {
  const totalMrp = sum(lines.map(({ price }) => price))
  const totalAmount = sum(lines.map(({ discountedPrice }) => discountedPrice))
  return { itemCount: lines.length, totalMrp, discount: totalMrp - totalAmount, totalAmount }
}

const findOrder = ({ orders }: Account, key: string): OrderDto | undefined =>
  orders.find((placed) => placed.key === key)?.order

/** The account with the order added and the cart emptied; unchanged if the key has its order, or the cart differs. */
const withOrder = (account: Account, key: string, requested: Requested): Account => {
  const { user, orders } = account
  const placed = findOrder(account, key)
  if (placed) {
    if (isRequested(placed, requested)) return account
    throw new HttpError(422, `The ${IDEMPOTENCY_KEY_HEADER} was used for another order.`)
  }
  // After the look-up of the key: a placed order stays valid when its products leave the catalogue.
  const unknown = requested.lines.filter(({ _id }) => !isProduct(_id))
  if (unknown.length > 0)
    throw new HttpError(400, ...unknown.map(({ _id }) => `There is no product '${_id}'.`))
  if (!hasSameLines(user.cart, requested.lines)) return account
  const lines = user.cart.map(({ _id, title, imageLink, price, discountedPrice, qty }) => {
    return { _id, title, imageLink, price, discountedPrice, qty }
  })
  const { delivery } = requested
  const order = { _id: randomId(), createdAt: timestamp(), lines, totals: calculateTotals(lines), delivery }
  return { ...account, user: { ...user, cart: [] }, orders: [...orders, { key, order }] }
}

/** Takes the accounts; returns the handlers of the orders of the token's user. `PlaceOrderRequest` lists the errors. */
export const orderHandlers = (accounts: Accounts) =>
  ({
    getOrders: async (request) => {
      const { orders } = await requireAccount(accounts, request)
      return respond<OrdersResponse>(200, { orders: orders.map(({ order }) => order).reverse() })
    },
    // The key is looked up in the transaction that writes, so that of two concurrent requests one finds the order.
    placeOrder: async (request) => {
      const { user } = await requireAccount(accounts, request)
      const key = readKey(request)
      const requested = readOrder(readBody(request))
      const account = await changeAccount(accounts, user, (now) => withOrder(now, key, requested))
      const order = findOrder(account, key)
      const { cart } = account.user
      return order
        ? respond<PlaceOrderResponse>(201, { order, cart })
        : respond<CartChangedDto>(409, { errors: ['The cart is not what was ordered.'], cart })
    },
  }) satisfies Record<string, Handler>
