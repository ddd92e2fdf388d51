import { selectSelectedAddress } from '@/features/address'
import { selectUser } from '@/features/auth'
import { getCart, placeOrder, selectCart } from '@/features/cart'
import {
  newOrder,
  type Order,
  orderBegun,
  orderDropped,
  orderPlaced,
  ordersReplaced,
  selectPendingOrders,
} from '@/features/orders'
import { putBackIntoCart } from './putBack'
import type { StartListening } from './startListening'

/**
 * The server keeps no orders, so they are remembered here: what is ordered, and where it goes, before
 * the first call is sent. If the page goes before the answer is there, the cart tells what became of
 * the order, as soon as it is loaded again.
 */
export const listenForOrders = (startListening: StartListening) => {
  const underWay = new Map<string, { owner: string; order: Order }>()
  // Those that another tab sees to, and those that were looked into: each once, or a server that fails
  // would be asked for ever.
  const seenTo = new Set<Order['id']>()

  startListening({
    matcher: placeOrder.matchPending,
    effect: ({ meta }, { dispatch, getState }) => {
      const state = getState()
      const user = selectUser(state)
      const address = selectSelectedAddress(state)
      const isOrdered = (_id: string) => meta.arg.originalArgs.some((line) => line._id === _id)
      const lines = selectCart(state)?.filter(({ _id }) => isOrdered(_id))
      if (!user || !lines || !address) return
      const { id: _id, ...delivery } = address
      const begun = { owner: user._id, order: newOrder({ id: meta.requestId, lines, delivery }) }
      underWay.set(meta.requestId, begun)
      dispatch(orderBegun(begun))
    },
  })
  startListening({
    matcher: placeOrder.matchFulfilled,
    effect: ({ meta }, { dispatch }) => {
      const placed = underWay.get(meta.requestId)
      underWay.delete(meta.requestId)
      if (placed) dispatch(orderPlaced(placed))
    },
  })
  startListening({
    // Called off, or put back: the cart, which is asked for next, tells which of the two.
    matcher: placeOrder.matchRejected,
    effect: ({ meta }) => void underWay.delete(meta.requestId),
  })
  startListening({
    actionCreator: ordersReplaced,
    effect: ({ payload }) => {
      for (const { id } of Object.values(payload.pending).flat()) seenTo.add(id)
    },
  })
  startListening({
    matcher: getCart.matchFulfilled,
    effect: async ({ payload: cart }, { dispatch, getState }) => {
      const user = selectUser(getState())
      if (!user) return
      for (const order of selectPendingOrders(getState())) {
        if (underWay.has(order.id) || seenTo.has(order.id)) continue
        seenTo.add(order.id)
        const about = { owner: user._id, order }
        const gone = order.lines.filter(({ _id }) => cart.every((line) => line._id !== _id))
        if (gone.length === order.lines.length) dispatch(orderPlaced(about))
        else {
          const answers = await Promise.all(gone.map((line) => putBackIntoCart(line, { dispatch, getState })))
          if (!answers.some((answer) => answer?.error)) dispatch(orderDropped(about))
        }
      }
    },
  })
}
