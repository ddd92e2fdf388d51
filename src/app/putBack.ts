import { restoreToCart, selectIsCartBusy, selectIsCarted } from '@/features/cart'
import { restoreToWishlist, selectIsWished, selectIsWishlistBusy } from '@/features/wishlist'
import type { Line } from '@/shared/api/productRequests'
import type { Store } from './startListening'
import type { RootState } from './store'

// Untracked: nobody would ever clear away its result.
const once = { track: false }

// Two calls about one product never meet.
const isBusy = (state: RootState, { _id }: Line) =>
  selectIsCartBusy(state, _id) || selectIsWishlistBusy(state, _id)

/**
 * Puts a garment back into the cart, where it is not there again by now. `quantitySteps` sees to its
 * quantity. Gives the call that it sent, if it sent one.
 */
export const putBackIntoCart = (line: Line & { qty: number }, { dispatch, getState }: Store) =>
  isBusy(getState(), line) || selectIsCarted(getState(), line._id)
    ? undefined
    : dispatch(restoreToCart.initiate(line, once))

/** Puts a garment back into the wishlist, where it is not there again by now. */
export const putBackIntoWishlist = (line: Line, { dispatch, getState }: Store) =>
  isBusy(getState(), line) || selectIsWished(getState(), line._id)
    ? undefined
    : dispatch(restoreToWishlist.initiate(line, once))
