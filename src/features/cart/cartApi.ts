import type { QuantityStep } from '@/contract'
import { api } from '@/shared/api/api'
import { type Line, requests } from '@/shared/cartAndWishlist/listRequests'
import { listMutation } from '@/shared/cartAndWishlist/pendingChanges'

/** The change of a click on plus or minus, and the quantity to show for it. */
type QuantityChange = Line & { type: QuantityStep; quantity: number }

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<null, Line>(
      listMutation(['cart'], (line) => ({ requests: [requests.addToCart(line)], outcome: null })),
    ),
    changeQuantity: build.mutation<null, QuantityChange>(
      listMutation(['cart'], (change) => ({ requests: [requests.changeQuantity(change)], outcome: null })),
    ),
    removeFromCart: build.mutation<{ quantity: number }, Line>(
      listMutation(['cart'], (line, { cart }) => ({
        requests: [requests.removeFromCart(line)],
        outcome: { quantity: cart.find(({ _id }) => _id === line._id)?.qty ?? 1 },
      })),
    ),
    // Undo of a removal. The contract has no request that sets a quantity.
    restoreToCart: build.mutation<null, Line & { quantity: number }>(
      listMutation(['cart'], ({ _id, quantity }) => ({
        requests: [
          requests.addToCart({ _id }),
          ...Array(quantity - 1).fill(requests.changeQuantity({ _id, type: 'increment' })),
        ],
        outcome: null,
      })),
    ),
    moveToCart: build.mutation<{ wasCarted: boolean }, Line>(
      listMutation(['cart', 'wishlist'], (line, { cart }) => {
        const wasCarted = cart.some(({ _id }) => _id === line._id)
        const add = wasCarted
          ? requests.changeQuantity({ ...line, type: 'increment' })
          : requests.addToCart(line)
        return { requests: [add, requests.removeFromWishlist(line)], outcome: { wasCarted } }
      }),
    ),
  }),
})

export const { addToCart, changeQuantity, removeFromCart, restoreToCart, moveToCart } = cartApi.endpoints
