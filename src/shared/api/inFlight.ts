import type { ProductId } from '@/contract'

type Line = { _id: ProductId }
type ProductAction = { type: string; meta: { arg: { originalArgs: Line | Line[] } } }
type Matcher = (action: unknown) => action is ProductAction
type Waiting<Name extends string> = Record<Name, ProductId[]>
// Of a slice's builder, what this needs; so a slice may hold more than these products.
type Builder<Name extends string> = {
  addMatcher: (matcher: Matcher, reducer: (state: Waiting<Name>, action: ProductAction) => void) => unknown
}
type ProductCall = { matchPending: Matcher; matchFulfilled: Matcher; matchRejected: Matcher }

const idsOf = ({ meta }: ProductAction) => [meta.arg.originalArgs].flat().map(({ _id }) => _id)

/**
 * Lets a slice keep, under a name, the products for which one of these calls has been sent and not yet been
 * answered: so that every control of a product can rest meanwhile, or show already what is to come of it.
 */
export const trackInFlight = <Name extends string>(
  builder: Builder<Name>,
  name: Name,
  calls: ProductCall[],
) => {
  for (const { matchPending, matchFulfilled, matchRejected } of calls) {
    builder.addMatcher(matchPending, (state, action) => {
      state[name].push(...idsOf(action))
    })
    for (const settled of [matchFulfilled, matchRejected]) {
      builder.addMatcher(settled, (state, action) => {
        for (const id of idsOf(action)) {
          const at = state[name].indexOf(id)
          if (at >= 0) state[name].splice(at, 1)
        }
      })
    }
  }
}
