import type { ProductId } from '@/contract'
import { changeQuantity, quantityStepped, restoreToCart, selectNextStep } from '@/features/cart'
import type { StartListening, Store } from './startListening'

const sendNext = (_id: ProductId, { dispatch, getState }: Store) => {
  const type = selectNextStep(getState(), _id)
  // Untracked: nobody would ever clear away its result.
  if (type) dispatch(changeQuantity.initiate({ _id, type }, { track: false }))
}

/** Sends the steps of a quantity, those of one line one at a time: the next when the last is answered. */
export const listenForSteps = (startListening: StartListening) => {
  startListening({
    actionCreator: quantityStepped,
    effect: ({ payload }, store) => sendNext(payload._id, store),
  })
  startListening({
    matcher: changeQuantity.matchFulfilled,
    effect: ({ meta }, store) => sendNext(meta.arg.originalArgs._id, store),
  })
  startListening({
    matcher: restoreToCart.matchFulfilled,
    // What was put back was added once. It is to be as many as there were.
    effect: ({ meta, payload }, { dispatch }) => {
      const { _id, qty } = meta.arg.originalArgs
      const there = payload.cart.find((item) => item._id === _id)?.qty ?? qty
      for (let count = there; count < qty; count++) dispatch(quantityStepped({ _id, type: 'increment' }))
    },
  })
}
