import type { ProductId } from '@/contract'
import { selectSelectedAddress } from '@/features/address'
import { selectUser } from '@/features/auth'
import { changeQuantity, getCart, placeOrder, removeFromCart, selectCart } from '@/features/cart'
import {
  newOrder,
  type Order,
  orderBegun,
  orderDropped,
  orderPlaced,
  ordersReplaced,
  selectPendingOrders,
} from '@/features/orders'
import { moveToWishlist } from '@/features/wishlist'
import { putBackIntoCart } from './putBack'
import type { StartListening, Store } from './startListening'

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
  // What a shopper takes out of the cart, or counts, was not ordered; the rest of the order may have been.
  const forget = (_id: ProductId, { dispatch, getState }: Store) => {
    const owner = selectUser(getState())?._id
    for (const order of selectPendingOrders(getState())) {
      const lines = order.lines.filter((line) => line._id !== _id)
      if (!owner || underWay.has(order.id) || lines.length === order.lines.length) continue
      dispatch(orderDropped({ owner, order }))
      if (lines.length > 0) dispatch(orderBegun({ owner, order: { ...order, lines } }))
    }
  }
  for (const matcher of [
    removeFromCart.matchFulfilled,
    moveToWishlist.matchFulfilled,
    changeQuantity.matchFulfilled,
  ])
    startListening({ matcher, effect: ({ meta }, api) => forget(meta.arg.originalArgs._id, api) })
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
