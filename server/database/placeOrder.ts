import {
  type CartItemDto,
  calculateTotals,
  DELIVERY_FIELDS,
  type OrderDto,
  type ProductId,
  type RequestedOrder,
  randomId,
} from '@resham/contract'
import { type CountedProduct, orderDifferences } from '@resham/contract/serverRules/orderDifferences'
import { randomOrderNumber } from '@resham/contract/serverRules/orderNumber'
import { isSameOrder, keyReused, UnknownProductsError } from '@resham/contract/serverRules/orders'
import type { Session } from '../auth/session'
import { LOCK_COUNTED } from './countedProducts'
import type { Queryable } from './database'
import { cartOf, ORDER } from './entitySql'
import { lockShopper } from './lockShopper'

const FIND_BY_KEY = `
  select ${ORDER} as order from idempotency_keys k join orders o on o.id = k.order_id
  where k.shopper_id = $1 and k.key = $2`

const FIND_PRODUCTS = 'select id as "_id", title from products where id = any($1) order by position'

const LOWER_STOCK = `
  update products set stock = stock - line.qty
  from cart_lines line
  where id = any($2) and line.product_id = id and line.shopper_id = $1`

const CART = `select ${cartOf('(select * from cart_lines where shopper_id = $1)')} as cart`
// Locks the lines until the order is committed, because a quantity that is raised meanwhile would be deleted
// without being ordered. If a line is being changed, this waits for the change, and reads the changed line.
const LOCK_CART = `select ${cartOf('(select * from cart_lines where shopper_id = $1 for update)')} as cart`

const INSERT_ORDER = `
  insert into orders (id, number, shopper_id, item_count, total_mrp, total_amount,
    ${DELIVERY_FIELDS.map((field) => `delivery_${field}`).join(', ')})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (number) do nothing
  returning id`

const INSERT_LINES = `
  insert into order_lines (order_id, line, product_id, title, image_link, price, discounted_price, qty,
    was_counted)
  select $1, item.line, item.value ->> '_id', item.value ->> 'title', item.value ->> 'imageLink',
    (item.value ->> 'price')::integer, (item.value ->> 'discountedPrice')::integer, (item.value ->> 'qty')::integer,
    item.value ->> '_id' = any($3::text[])
  from jsonb_array_elements($2::jsonb) with ordinality as item (value, line)`

const readCart = async ({ query }: Queryable, shopper: string, sql = CART): Promise<CartItemDto[]> => {
  const [row] = await query<{ cart: CartItemDto[] }>(sql, [shopper])
  return row?.cart ?? []
}

const findByKey = async ({ query }: Queryable, shopper: string, key: string) => {
  const [row] = await query<{ order: OrderDto }>(FIND_BY_KEY, [shopper, key])
  return row?.order
}

const findOrderedProducts = async ({ query }: Queryable, { lines }: RequestedOrder) => {
  const ids = lines.map(({ _id }) => _id)
  const products = await query<{ _id: string; title: string }>(FIND_PRODUCTS, [ids])
  const unknown = lines.filter(({ _id }) => !products.some((product) => product._id === _id))
  if (unknown.length > 0) throw new UnknownProductsError(unknown)
  return products
}

const storeOrder = async (
  transaction: Queryable,
  shopper: string,
  key: string,
  { delivery }: RequestedOrder,
  cart: CartItemDto[],
  counted: ProductId[],
) => {
  const id = randomId()
  const { itemCount, totalMrp, totalAmount } = calculateTotals(cart)
  const address = DELIVERY_FIELDS.map((field) => delivery[field])
  const amounts = [itemCount, totalMrp, totalAmount]
  const insert = () =>
    transaction.query(INSERT_ORDER, [id, randomOrderNumber(), shopper, ...amounts, ...address])
  // Another order may have the number: then the next one is tried.
  while ((await insert()).length === 0);
  await transaction.query(INSERT_LINES, [id, JSON.stringify(cart), counted])
  await transaction.query('insert into idempotency_keys (shopper_id, key, order_id) values ($1, $2, $3)', [
    shopper,
    key,
    id,
  ])
  // A product that was added after the cart was read stays in it.
  await transaction.query('delete from cart_lines where shopper_id = $1 and product_id = any($2)', [
    shopper,
    cart.map(({ _id }) => _id),
  ])
}

/**
 * Takes a transaction, the session of the shopper, and the idempotency key and order of a request; places
 * the order, or finds the one that the key has placed. Returns it with the cart. If something differs from
 * the request, there is no `order`, and `errors` says what. Throws the other errors of `PlaceOrderRequest`
 * (specification, section 7).
 */
export const placeOrder = async (
  transaction: Queryable,
  session: Session,
  key: string,
  requested: RequestedOrder,
) => {
  const shopper = await lockShopper(transaction, session)
  const placed = await findByKey(transaction, shopper, key)
  if (placed) {
    if (!isSameOrder(placed, requested)) throw keyReused()
    return { order: placed, errors: [], cart: await readCart(transaction, shopper) }
  }
  // The key comes first, because a placed order stays valid when its products leave the catalogue.
  const products = await findOrderedProducts(transaction, requested)
  // The products are locked before the cart is read, so that their stock does not change until the commit.
  const ids = products.map(({ _id }) => _id)
  const counted = await transaction.query<CountedProduct>(LOCK_COUNTED, [ids])
  const cart = await readCart(transaction, shopper, LOCK_CART)
  const errors = orderDifferences(requested.lines, cart, products, counted)
  if (errors.length > 0) return { order: undefined, errors, cart }
  const countedIds = counted.map(({ _id }) => _id)
  if (counted.length > 0) await transaction.query(LOWER_STOCK, [shopper, countedIds])
  await storeOrder(transaction, shopper, key, requested, cart, countedIds)
  const order = await findByKey(transaction, shopper, key)
  return { order, errors, cart: await readCart(transaction, shopper) }
}
