import type { UnknownAction } from '@reduxjs/toolkit'
import { login, logoutRequested, signup } from '@/features/auth'
import { addToCart, moveToCart, placeOrder, removeFromCart } from '@/features/cart'
import { addToWishlist, moveToWishlist, removeFromWishlist } from '@/features/wishlist'
import type { StartListening } from './startListening'
import type { ToastKind } from './world'

/** Every toast that an action raises (specification, section 8). The address step raises its own, in checkout. */
const TOASTS: [when: (action: UnknownAction) => boolean, kind: ToastKind, text: string][] = [
  // On submit, whatever the outcome: specification, section 8.
  [login.matchPending, 'success', 'Successfully Logged In!'],
  [signup.matchFulfilled, 'success', 'Successfully Signed up!'],
  [logoutRequested.match, 'warning', 'Successfully Logged Out!'],
  [addToCart.matchFulfilled, 'success', 'Item Added to Cart!'],
  [
    (action) => moveToCart.matchFulfilled(action) && !action.payload.wasCarted,
    'success',
    'Item Added to Cart!',
  ],
  [
    (action) => moveToCart.matchFulfilled(action) && action.payload.wasCarted,
    'success',
    'Added one more item to Cart!',
  ],
  [removeFromCart.matchFulfilled, 'warning', 'Item Removed from Cart!'],
  [addToWishlist.matchFulfilled, 'success', 'Item Added to Wishlist!'],
  [removeFromWishlist.matchFulfilled, 'warning', 'Item Removed from Wishlist!'],
  [
    (action) => moveToWishlist.matchFulfilled(action) && !action.payload.wasWished,
    'success',
    'Item Moved To Wishlist!',
  ],
  [
    (action) => moveToWishlist.matchFulfilled(action) && action.payload.wasWished,
    'warning',
    'Item already exists in Wishlist!',
  ],
  [placeOrder.matchFulfilled, 'success', 'Order Placed Successfully'],
]

export const listenForToasts = (startListening: StartListening) => {
  for (const [when, kind, text] of TOASTS) {
    startListening({
      predicate: when,
      effect: (_action, { extra }) => extra.toast(kind, text),
    })
  }
}
