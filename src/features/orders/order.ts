import type { AddressFields } from '@/shared/address/addressFields'
import type { CartItem } from '@/shared/product/lists'

/** What an order remembers of a line of the cart. */
export type OrderLine = Pick<
  CartItem,
  '_id' | 'title' | 'imageLink' | 'size' | 'price' | 'discountedPrice' | 'deliveryTime' | 'qty'
>

/** What was bought, when (an ISO date), and where it goes. */
export type Order = { id: string; placedAt: string; lines: OrderLine[]; delivery: AddressFields }

/** A line of the cart without what an order does not need. */
const orderLine = ({
  _id,
  title,
  imageLink,
  size,
  price,
  discountedPrice,
  deliveryTime,
  qty,
}: OrderLine): OrderLine => ({ _id, title, imageLink, size, price, discountedPrice, deliveryTime, qty })

/** An order as it is placed now. */
export const newOrder = ({ lines, ...rest }: Omit<Order, 'placedAt'>): Order => ({
  ...rest,
  placedAt: new Date().toISOString(),
  lines: lines.map(orderLine),
})

/** The day by which all of an order is there: what takes longest decides. */
export const arrivalOf = ({ placedAt, lines }: Pick<Order, 'placedAt' | 'lines'>): Date => {
  const day = new Date(placedAt)
  day.setDate(day.getDate() + Math.max(0, ...lines.map(({ deliveryTime }) => deliveryTime)))
  return day
}
