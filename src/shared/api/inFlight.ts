import type { ProductId } from '@/contract'

/** The products that have a change under way. */
export type InFlight = { inFlight: ProductId[] }

export const nothingInFlight: InFlight = { inFlight: [] }

type Line = { _id: ProductId }
type ProductAction = { type: string; meta: { arg: { originalArgs: Line | Line[] } } }
type Matcher = (action: unknown) => action is ProductAction
// Of a slice's builder, what this needs; so a slice may hold more than `InFlight`.
type Builder = {
  addMatcher: (matcher: Matcher, reducer: (state: InFlight, action: ProductAction) => void) => unknown
}
type ProductCall = { matchPending: Matcher; matchFulfilled: Matcher; matchRejected: Matcher }

const idsOf = ({ meta }: ProductAction) => [meta.arg.originalArgs].flat().map(({ _id }) => _id)

/**
 * Lets a slice keep the list of products whose calls have been sent and not yet been answered, so
 * that every control of one product can rest while any of them waits.
 */
export const trackInFlight = (builder: Builder, calls: ProductCall[]) => {
  for (const { matchPending, matchFulfilled, matchRejected } of calls) {
    builder.addMatcher(matchPending, (state, action) => {
      state.inFlight.push(...idsOf(action))
    })
    for (const settled of [matchFulfilled, matchRejected]) {
      builder.addMatcher(settled, (state, action) => {
        for (const id of idsOf(action)) {
          const at = state.inFlight.indexOf(id)
          if (at >= 0) state.inFlight.splice(at, 1)
        }
      })
    }
  }
}
