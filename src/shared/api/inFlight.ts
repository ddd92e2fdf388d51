import type { ActionReducerMapBuilder } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'

/** The products that have a change under way. */
export type InFlight = { inFlight: ProductId[] }

export const nothingInFlight: InFlight = { inFlight: [] }

type AboutProduct = { type: string; meta: { arg: { originalArgs: { _id: ProductId } } } }
// biome-ignore lint/suspicious/noExplicitAny: RTK Query's own matchers take any action.
type Matcher = (action: any) => action is AboutProduct
type ProductCall = { matchPending: Matcher; matchFulfilled: Matcher; matchRejected: Matcher }

/**
 * Lets a slice keep the list of products whose calls have been sent and not yet been answered, so
 * that every control of one product can rest while any of them waits.
 */
export const trackInFlight = (builder: ActionReducerMapBuilder<InFlight>, calls: ProductCall[]) => {
  for (const { matchPending, matchFulfilled, matchRejected } of calls) {
    builder.addMatcher(matchPending, (state, { meta }) => {
      state.inFlight.push(meta.arg.originalArgs._id)
    })
    for (const settled of [matchFulfilled, matchRejected]) {
      builder.addMatcher(settled, (state, { meta }) => {
        const at = state.inFlight.indexOf(meta.arg.originalArgs._id)
        if (at >= 0) state.inFlight.splice(at, 1)
      })
    }
  }
}
