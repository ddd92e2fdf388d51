import { api } from '@/shared/api/api'
import { addToasts, type StartListening } from '@/shared/redux/startListening'
import { addToCart, changeQuantity, type ProductRef, removeFromCart } from './cartApi'
import { placeOrder } from './placeOrderApi'

export const addCartListeners = (startListening: StartListening) => {
  addToasts(startListening, [
    [addToCart.matchFulfilled, 'success', 'Item Added to Cart!'],
    [removeFromCart.matchFulfilled, 'warning', 'Item Removed from Cart!'],
    [placeOrder.matchFulfilled, 'success', 'Order Placed Successfully'],
  ])
  startListening({
    matcher: changeQuantity.matchRejected,
    // Changes that are queued behind this one are aborted, because their quantities assume that it succeeded.
    effect: ({ meta }, { dispatch }) => {
      const { _id } = meta.arg.originalArgs
      for (const { arg, abort } of dispatch(api.util.getRunningMutationsThunk())) {
        if (arg.endpointName !== changeQuantity.name) continue
        if ((arg.originalArgs as ProductRef)._id === _id) abort()
      }
    },
  })
}
