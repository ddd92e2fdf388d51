import { type CartItem, describeOutOfStock } from '@/features/cart'
import { type AddressFields, addressError } from '@/shared/forms/addressFields'
import { paths } from '@/shared/routing/paths'

/** Takes the lines and the address of an order; returns what has to be done before it, and the link to that, if anything. */
export const findObstacle = (items: CartItem[], delivery: AddressFields) => {
  const outOfStock = describeOutOfStock(items)
  if (outOfStock) return { text: outOfStock, to: paths.cart, link: 'Go to cart' }
  const invalid = addressError(delivery)
  if (!invalid) return undefined
  return { text: `${invalid} Edit your address to check out.`, to: paths.address, link: 'Edit address' }
}
