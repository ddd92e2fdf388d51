import type { CartItemDto, CartResponse, ProductDto, ProductId, QuantityChangeType } from '../../src/contract'
import type { Accounts } from '../accounts'
import { changeUser, requireUser } from '../auth/session'
import { timestamp } from '../clock'
import { readBody } from '../http/readBody'
import { type Handler, respond } from '../http/respond'
import { readActionType, readAddedQuantity, readProductId } from '../rules/listChanges'
import { notInCart } from '../rules/notFound'
import { findProduct } from '../seeds/catalog'

/** The cart with more of a product: a new line, or the existing one with a higher qty. */
const withProduct = (cart: CartItemDto[], product: ProductDto, qty: number): CartItemDto[] => {
  const at = timestamp()
  return cart.some(({ _id }) => _id === product._id)
    ? cart.map((line) => (line._id === product._id ? { ...line, qty: line.qty + qty, updatedAt: at } : line))
    : [...cart, { ...product, qty, createdAt: at, updatedAt: at }]
}

/** The cart after an increment or decrement. Never below 1 (specification, section 5). */
const withQuantityChange = (
  cart: CartItemDto[],
  id: ProductId | undefined,
  type: QuantityChangeType,
): CartItemDto[] => {
  if (!cart.some(({ _id }) => _id === id)) throw notInCart(id)
  return cart.map((line) => {
    if (line._id !== id || (type === 'decrement' && line.qty <= 1)) return line
    return { ...line, qty: line.qty + (type === 'increment' ? 1 : -1), updatedAt: timestamp() }
  })
}

/**
 * Takes the accounts; returns the handlers of the cart of the token's user (specification, section 7). They throw 400
 * for an invalid body, and 404 for an unknown product.
 */
export const cartHandlers = (accounts: Accounts) =>
  ({
    getCart: async (request) => {
      const { cart } = await requireUser(accounts, request)
      return respond<CartResponse>(200, { cart })
    },
    addToCart: async (request) => {
      const shopper = await requireUser(accounts, request)
      const body = readBody(request)
      const qty = readAddedQuantity(body)
      const product = findProduct(readProductId(body))
      const { cart } = await changeUser(accounts, shopper, (user) => ({
        ...user,
        cart: withProduct(user.cart, product, qty),
      }))
      return respond<CartResponse>(201, { cart })
    },
    changeQuantity: async (request) => {
      const shopper = await requireUser(accounts, request)
      const type = readActionType(readBody(request))
      const { cart } = await changeUser(accounts, shopper, (user) => ({
        ...user,
        cart: withQuantityChange(user.cart, request.params.productId, type),
      }))
      return respond<CartResponse>(200, { cart })
    },
    // DELETE is idempotent: removing a product that is not in the cart is no error.
    removeFromCart: async (request) => {
      const shopper = await requireUser(accounts, request)
      const { cart } = await changeUser(accounts, shopper, (user) => ({
        ...user,
        cart: user.cart.filter(({ _id }) => _id !== request.params.productId),
      }))
      return respond<CartResponse>(200, { cart })
    },
  }) satisfies Record<string, Handler>
