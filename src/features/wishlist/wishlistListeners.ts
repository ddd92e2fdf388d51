import { addToasts, type StartListening } from '@/shared/redux/startListening'
import { addToWishlist, removeFromWishlist } from './wishlistApi'

export const addWishlistListeners = (startListening: StartListening) => {
  addToasts(startListening, [
    [addToWishlist.matchFulfilled, 'success', 'Item Added to Wishlist!'],
    [removeFromWishlist.matchFulfilled, 'warning', 'Item Removed from Wishlist!'],
  ])
}
