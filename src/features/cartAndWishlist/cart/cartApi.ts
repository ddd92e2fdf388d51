import { MAX_ADDED_QUANTITY, type QuantityChangeType } from '@/contract'
import { api } from '@/shared/api/api'
import { listRequests, type ProductRef } from '../listRequests'
import { listMutation } from '../listSync'

/** The change of a click on plus or minus, and the quantity to show for it. */
type QuantityChange = ProductRef & { type: QuantityChangeType; quantity: number }

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<null, ProductRef>(
      listMutation(['cart'], (line) => ({ requests: [listRequests.addToCart(line)], outcome: null })),
    ),
    changeQuantity: build.mutation<null, QuantityChange>(
      listMutation(['cart'], (change) => ({
        requests: [listRequests.changeQuantity(change)],
        outcome: null,
      })),
    ),
    removeFromCart: build.mutation<{ quantity: number }, ProductRef>(
      listMutation(['cart'], (line, { cart }) => ({
        requests: [listRequests.removeFromCart(line)],
        outcome: { quantity: cart.find(({ _id }) => _id === line._id)?.qty ?? 1 },
      })),
    ),
    // Undo of a removal.
    restoreToCart: build.mutation<null, ProductRef & { quantity: number }>(
      listMutation(['cart'], ({ _id, quantity }) => ({
        requests: [listRequests.addToCart({ _id, qty: Math.min(quantity, MAX_ADDED_QUANTITY) })],
        outcome: null,
      })),
    ),
    moveToCart: build.mutation<{ wasCarted: boolean }, ProductRef>(
      listMutation(['cart', 'wishlist'], (line, { cart }) => {
        const wasCarted = cart.some(({ _id }) => _id === line._id)
        const add = wasCarted
          ? listRequests.changeQuantity({ ...line, type: 'increment' })
          : listRequests.addToCart(line)
        return { requests: [add, listRequests.removeFromWishlist(line)], outcome: { wasCarted } }
      }),
    ),
  }),
})

export const { addToCart, changeQuantity, removeFromCart, restoreToCart, moveToCart } = cartApi.endpoints
