import type { CartItemDto, ProductDto, ProductId, QuantityChangeType } from '@resham/contract'
import { notInCart } from '@resham/contract/serverRules/notFound'
import type { Accounts } from '../accounts'
import { findProduct } from '../catalog/catalog'
import { timestamp } from '../clock'
import type { CallHandlers } from '../http/respond'
import { listHandlers, newItem } from './listHandlers'

/** The cart with more of a product: a new line, or the existing one with a higher qty. */
const withProduct = (cart: CartItemDto[], product: ProductDto, qty: number): CartItemDto[] => {
  if (!cart.some(({ _id }) => _id === product._id)) return [...cart, { ...newItem(product), qty }]
  return cart.map((line) =>
    line._id === product._id ? { ...line, qty: line.qty + qty, updatedAt: timestamp() } : line,
  )
}

/** The cart after an increment, or a decrement, which never goes below 1 (specification, section 5). */
const withQuantityChange = (cart: CartItemDto[], id: ProductId, type: QuantityChangeType): CartItemDto[] => {
  if (!cart.some(({ _id }) => _id === id)) throw notInCart(id)
  return cart.map((line) => {
    if (line._id !== id || (type === 'decrement' && line.qty <= 1)) return line
    return { ...line, qty: line.qty + (type === 'increment' ? 1 : -1), updatedAt: timestamp() }
  })
}

/** Takes the accounts; returns the handlers of the cart of the token's user (specification, section 7). */
export const cartHandlers = (accounts: Accounts) => {
  const { get, change, remove } = listHandlers(accounts, 'cart')
  return {
    getCart: get,
    addToCart: async ({ body: { product, qty } }, account) => {
      const added = findProduct(product._id)
      return change(account, (cart) => withProduct(cart, added, qty))
    },
    changeQuantity: async ({ params: { productId }, body: { action } }, account) =>
      change(account, (cart) => withQuantityChange(cart, productId, action.type)),
    removeFromCart: remove,
  } satisfies Partial<CallHandlers>
}
