import { changeQuantity, type ProductRef } from '@/features/cartAndWishlist'
import { api } from '@/shared/api/api'
import type { StartListening } from './listenerServices'

/** When a quantity change fails, aborts those queued behind it: their quantities assume that it succeeded. */
export const abortQueuedQuantityChanges = (startListening: StartListening) => {
  startListening({
    matcher: changeQuantity.matchRejected,
    effect: ({ meta }, { dispatch }) => {
      const { _id } = meta.arg.originalArgs
      for (const { arg, abort } of dispatch(api.util.getRunningMutationsThunk())) {
        if (arg.endpointName !== changeQuantity.name) continue
        if ((arg.originalArgs as ProductRef)._id === _id) abort()
      }
    },
  })
}
