import { MAX_ADDED_QUANTITY, type QuantityChangeType } from '@/contract'
import { api } from '@/shared/api/api'
import { cartAndWishlistRequests, type ProductRef } from '../cartAndWishlistRequests'
import { listMutation } from '../listSync'

/** The change of a click on plus or minus, and the quantity to show for it. */
type QuantityChange = ProductRef & { type: QuantityChangeType; quantity: number }

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<null, ProductRef>(
      listMutation(['cart'], (line) => ({
        requests: [cartAndWishlistRequests.addToCart(line)],
        outcome: null,
      })),
    ),
    changeQuantity: build.mutation<null, QuantityChange>(
      listMutation(['cart'], (change) => ({
        requests: [cartAndWishlistRequests.changeQuantity(change)],
        outcome: null,
      })),
    ),
    removeFromCart: build.mutation<{ quantity: number }, ProductRef>(
      listMutation(['cart'], (line, { cart }) => ({
        requests: [cartAndWishlistRequests.removeFromCart(line)],
        outcome: { quantity: cart.find(({ _id }) => _id === line._id)?.qty ?? 1 },
      })),
    ),
    // Undo of a removal.
    restoreToCart: build.mutation<null, ProductRef & { quantity: number }>(
      listMutation(['cart'], ({ _id, quantity }) => ({
        requests: [cartAndWishlistRequests.addToCart({ _id, qty: Math.min(quantity, MAX_ADDED_QUANTITY) })],
        outcome: null,
      })),
    ),
    moveToCart: build.mutation<{ wasCarted: boolean }, ProductRef>(
      listMutation(['cart', 'wishlist'], (line, { cart }) => {
        const wasCarted = cart.some(({ _id }) => _id === line._id)
        const add = wasCarted
          ? cartAndWishlistRequests.changeQuantity({ ...line, type: 'increment' })
          : cartAndWishlistRequests.addToCart(line)
        return { requests: [add, cartAndWishlistRequests.removeFromWishlist(line)], outcome: { wasCarted } }
      }),
    ),
  }),
})

export const { addToCart, changeQuantity, removeFromCart, restoreToCart, moveToCart } = cartApi.endpoints
