import { changeQuantity } from '@/features/cart'
import { api } from '@/shared/api/api'
import type { StartListening } from './startListening'

/** A click on plus or minus that fails takes along those that wait behind it: their quantity never came true. */
export const listenForFailedQuantities = (startListening: StartListening) => {
  startListening({
    matcher: changeQuantity.matchRejected,
    effect: ({ meta }, { dispatch }) => {
      const { _id } = meta.arg.originalArgs
      for (const { arg, abort } of dispatch(api.util.getRunningMutationsThunk())) {
        const isSameLine = (arg.originalArgs as { _id?: string })._id === _id
        if (arg.endpointName === changeQuantity.name && isSameLine) abort()
      }
    },
  })
}
