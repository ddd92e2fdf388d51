import { selectUser } from '@/features/auth'
import { addToasts, type StartListening } from '@/shared/redux/startListening'
import { moveToCart, moveToWishlist } from './movesApi'
import { addToWishlist, removeFromWishlist, restoreToWishlist } from './wishlistApi'
import { selectIsWished } from './wishlistSelectors'
import { selectIsWishlistPending } from './wishlistSlice'

export const addWishlistEffects = (startListening: StartListening) => {
  addToasts(startListening, [[addToWishlist.matchFulfilled, 'success', 'Item Added to Wishlist!']])
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
  startListening({
    matcher: removeFromWishlist.matchFulfilled,
    effect: ({ meta }, { dispatch, getState, extra }) => {
      const { _id } = meta.arg.originalArgs
      const owner = selectUser(getState())?._id
      const onClick = () => {
        const state = getState()
        const isObsolete = selectUser(state)?._id !== owner || selectIsWishlistPending(state, _id)
        if (isObsolete || selectIsWished(state, _id)) return
        dispatch(restoreToWishlist.initiate({ _id }, { track: false }))
      }
      extra.toast('warning', 'Item Removed from Wishlist!', { label: 'Undo', onClick })
    },
  })
}
