import { api } from '@/shared/api/api'
import { cartAndWishlistRequests, type ProductRef } from '../cartAndWishlistRequests'
import { listMutation } from '../listSync'

const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    addToWishlist: build.mutation<null, ProductRef>(
      listMutation(['wishlist'], (line) => ({
        requests: [cartAndWishlistRequests.addToWishlist(line)],
        outcome: null,
      })),
    ),
    removeFromWishlist: build.mutation<null, ProductRef>(
      listMutation(['wishlist'], (line) => ({
        requests: [cartAndWishlistRequests.removeFromWishlist(line)],
        outcome: null,
      })),
    ),
    // Undo of a removal: the same request by an endpoint of its own, so that no toast appears.
    restoreToWishlist: build.mutation<null, ProductRef>(
      listMutation(['wishlist'], (line) => ({
        requests: [cartAndWishlistRequests.addToWishlist(line)],
        outcome: null,
      })),
    ),
    moveToWishlist: build.mutation<{ wasWished: boolean }, ProductRef>(
      listMutation(['cart', 'wishlist'], (line, { wishlist }) => {
        const wasWished = wishlist.some(({ _id }) => _id === line._id)
        const move = [
          cartAndWishlistRequests.addToWishlist(line),
          cartAndWishlistRequests.removeFromCart(line),
        ]
        return { requests: wasWished ? [] : move, outcome: { wasWished } }
      }),
    ),
  }),
})

export const { addToWishlist, removeFromWishlist, restoreToWishlist, moveToWishlist } = wishlistApi.endpoints
