import { addToasts, type StartListening } from '@/shared/redux/startListening'
import { moveToCart, moveToWishlist } from './movesApi'
import { addToWishlist, removeFromWishlist } from './wishlistApi'

export const addWishlistListeners = (startListening: StartListening) => {
  addToasts(startListening, [
    [addToWishlist.matchFulfilled, 'success', 'Item Added to Wishlist!'],
    [removeFromWishlist.matchFulfilled, 'warning', 'Item Removed from Wishlist!'],
  ])
  startListening({
    matcher: moveToCart.matchFulfilled,
    effect: ({ payload: { wasCarted } }, { extra }) =>
      extra.toast('success', wasCarted ? 'Added one more item to Cart!' : 'Item Added to Cart!'),
  })
  startListening({
    matcher: moveToWishlist.matchFulfilled,
    effect: ({ payload: { wasWished } }, { extra }) =>
      wasWished
        ? extra.toast('warning', 'Item already exists in Wishlist!')
        : extra.toast('success', 'Item Moved To Wishlist!'),
  })
}
