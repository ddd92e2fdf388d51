import { selectUser } from '@/features/auth'
import { api } from '@/shared/api/api'
import { addToasts, type StartListening } from '@/shared/redux/startListening'
import { addToCart, changeQuantity, type ProductRef, removeFromCart, restoreToCart } from './cartApi'
import { selectCart, selectIsCarted } from './cartSelectors'
import { selectIsCartPending } from './cartSlice'
import { placeOrder } from './placeOrderApi'

export const addCartEffects = (startListening: StartListening) => {
  addToasts(startListening, [
    [addToCart.matchFulfilled, 'success', 'Item Added to Cart!'],
    [placeOrder.matchFulfilled, 'success', 'Order Placed Successfully'],
  ])
  startListening({
    matcher: removeFromCart.matchFulfilled,
    effect: ({ meta }, { dispatch, getState, extra }) => {
      const { _id } = meta.arg.originalArgs
      const owner = selectUser(getState())?._id
      // The response is not in the cache yet.
      const quantity = selectCart(getState())?.find((line) => line._id === _id)?.qty ?? 1
      const onClick = () => {
        const state = getState()
        const isObsolete = selectUser(state)?._id !== owner || selectIsCartPending(state, _id)
        if (isObsolete || selectIsCarted(state, _id)) return
        dispatch(restoreToCart.initiate({ _id, quantity }, { track: false }))
      }
      extra.toast('warning', 'Item Removed from Cart!', { label: 'Undo', onClick })
    },
  })
  startListening({
    matcher: changeQuantity.matchRejected,
    // The quantities of the changes that are queued behind it assume that it succeeded.
    effect: ({ meta }, { dispatch }) => {
      const { _id } = meta.arg.originalArgs
      for (const { arg, abort } of dispatch(api.util.getRunningMutationsThunk())) {
        if (arg.endpointName !== changeQuantity.name) continue
        if ((arg.originalArgs as ProductRef)._id === _id) abort()
      }
    },
  })
}
