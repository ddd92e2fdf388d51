import { selectSelectedAddress } from '@/features/address'
import { selectUser } from '@/features/auth'
import { placeOrder, selectCart } from '@/features/cart'
import { orderPlaced } from '@/features/orders'
import type { StartListening } from './startListening'

/** The server keeps no orders: what was in the cart a moment ago, and where it goes, is remembered here. */
export const listenForOrders = (startListening: StartListening) => {
  startListening({
    matcher: placeOrder.matchFulfilled,
    effect: (_action, { dispatch, getOriginalState }) => {
      const before = getOriginalState()
      const user = selectUser(before)
      const lines = selectCart(before)
      const address = selectSelectedAddress(before)
      if (!user || !lines || !address) return
      const { id: _id, ...delivery } = address
      dispatch(orderPlaced({ owner: user._id, lines, delivery }))
    },
  })
}
