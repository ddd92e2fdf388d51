// SQL that builds the contract's entities as JSON, so that a response is one statement.
import { DELIVERY_FIELDS, ORDER_STATUSES } from '@resham/contract'
import { PRODUCT_COLUMNS } from './productColumns'
import { time } from './sqlValues'

const productFields = (inStock: string) =>
  Object.entries(PRODUCT_COLUMNS)
    .filter(([field]) => field !== 'stock')
    .map(([field, [name, type]]) => {
      const value = `p.${name}${type === 'integer' ? '::text' : ''}`
      return `'${field}', ${field === 'inStock' ? inStock : value}`
    })
    .join(', ')

/** Arguments of `json_build_object` for the product `p`. Where stock is counted, 0 means out of stock. */
export const PRODUCT_FIELDS = productFields('p.in_stock and p.stock is distinct from 0')

/** The product `p` as the owner's files have it: with `stock` if it is counted, and `inStock` as stored. */
export const OWNER_PRODUCT = `json_strip_nulls(json_build_object(${productFields('p.in_stock')},
  'stock', p.stock::text))`

/** Takes SQL for rows of `cart_lines`; returns SQL for the cart, with the current data of the products. */
export const cartOf = (lines: string) => `(select coalesce(json_agg(json_build_object(${PRODUCT_FIELDS},
    'qty', line.qty, 'createdAt', ${time('line.created_at')}, 'updatedAt', ${time('line.updated_at')})
    order by line.position), '[]')
  from ${lines} line join products p on p.id = line.product_id)`

/** As `cartOf`, for `wishlist_lines`. A line of the wishlist never changes, so both times are the same. */
export const wishlistOf = (lines: string) => `(select coalesce(json_agg(json_build_object(${PRODUCT_FIELDS},
    'createdAt', ${time('line.created_at')}, 'updatedAt', ${time('line.created_at')})
    order by line.position), '[]')
  from ${lines} line join products p on p.id = line.product_id)`

/** The user in the row `s` of `shoppers`, with both lists. Further fields replace none of the contract. */
export const USER = `s.extra || jsonb_build_object('_id', s.id, 'name', s.name, 'email', s.email,
  'createdAt', ${time('s.created_at')}, 'updatedAt', ${time('s.updated_at')},
  'cart', ${cartOf('(select * from cart_lines where shopper_id = s.id)')},
  'wishlist', ${wishlistOf('(select * from wishlist_lines where shopper_id = s.id)')})`

const HISTORY = ORDER_STATUSES.map(
  (status, rank) => `(${rank}, '${status}', o.${status === 'placed' ? 'created' : status}_at)`,
).join(', ')

/** The order in the row `o` of `orders`. */
export const ORDER = `json_strip_nulls(json_build_object('_id', o.id, 'number', o.number,
  'createdAt', ${time('o.created_at')}, 'status', o.status,
  'history', (select json_agg(json_build_object('status', step.status, 'at', ${time('step.at')})
      order by step.rank, step.at)
    from (values ${HISTORY}
      union all select ${ORDER_STATUSES.indexOf('shipped')}, 'shipped', unnest(o.corrected_at)) step (rank, status, at)
    where step.at is not null),
  'tracking', case when coalesce(o.carrier, o.tracking_number, o.tracking_url) is not null
    then json_build_object('carrier', o.carrier, 'number', o.tracking_number, 'url', o.tracking_url) end,
  'lines', (select json_agg(json_build_object('_id', l.product_id, 'title', l.title, 'imageLink', l.image_link,
    'price', l.price::text, 'discountedPrice', l.discounted_price::text, 'qty', l.qty) order by l.line)
    from order_lines l where l.order_id = o.id),
  'totals', json_build_object('itemCount', o.item_count, 'totalMrp', o.total_mrp,
    'discount', o.total_mrp - o.total_amount, 'totalAmount', o.total_amount),
  'delivery', json_build_object(${DELIVERY_FIELDS.map((field) => `'${field}', o.delivery_${field}`).join(', ')})))`
