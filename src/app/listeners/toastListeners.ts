import type { UnknownAction } from '@reduxjs/toolkit'
import { addressStepSubmitted, selectSelectedAddress } from '@/features/address'
import { login, logoutRequested, signup } from '@/features/auth'
import {
  addToCart,
  addToWishlist,
  moveToCart,
  moveToWishlist,
  placeOrder,
  removeFromCart,
  removeFromWishlist,
} from '@/features/cartAndWishlist'
import type { RootState } from '../store/store'
import { createUndo } from '../toasts/createUndo'
import type { StartListening, ToastKind } from './listenerServices'

type When = (action: UnknownAction, state: RootState) => boolean

/** All toasts but 'Update available', which `serviceWorker/updatePrompt` shows. */
const TOASTS: [when: When, kind: ToastKind, text: string][] = [
  // On submit, whatever the outcome.
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
  [
    (action, state) => addressStepSubmitted.match(action) && !selectSelectedAddress(state),
    'info',
    'Please select an address',
  ],
  [placeOrder.matchFulfilled, 'success', 'Order Placed Successfully'],
]

export const addToastListeners = (startListening: StartListening) => {
  for (const [when, kind, text] of TOASTS) {
    startListening({
      predicate: when,
      effect: (action, api) => {
        const undo = createUndo(action, api)
        api.extra.toast(kind, text, undo && { label: 'Undo', onClick: undo })
      },
    })
  }
}
