import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'
import { type OrderArg, placeOrder } from './cart/placeOrderApi'
import type { selectCart } from './listApi'
import * as listChanges from './listChangesApi'

const MUTATIONS = Object.values({ ...listChanges, placeOrder })

/** Whether an action is one of these mutations, pending or settled. */
export const isListChange = isAnyOf(
  ...MUTATIONS.flatMap((mutation) => [
    mutation.matchPending,
    mutation.matchFulfilled,
    mutation.matchRejected,
  ]),
)

/** A product, with the new quantity where it changes; or the products of an order. */
type PendingChange = { requestId: string; name: string; ids: ProductId[]; quantity?: number }

const productsOf = (arg: (listChanges.ProductRef & { quantity?: number }) | OrderArg) =>
  'items' in arg ? { ids: arg.items.map(({ _id }) => _id) } : { ids: [arg._id], quantity: arg.quantity }

/** The pending changes, in the order of the clicks. */
export const pendingChangesSlice = createSlice({
  name: 'pendingChanges',
  initialState: [] as PendingChange[],
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isListChange, (changes, { meta: { requestId, requestStatus, arg } }) =>
      requestStatus === 'pending'
        ? [...changes, { requestId, name: arg.endpointName, ...productsOf(arg.originalArgs) }]
        : changes.filter((change) => change.requestId !== requestId),
    )
  },
  selectors: {
    selectIsAnyPending: (changes) => changes.length > 0,
    /** Whether a change of this product is pending, by any endpoint or by one of those given. */
    selectIsPending: (changes, id: ProductId, ...endpoints: { name: string }[]) =>
      changes.some(
        (change) =>
          change.ids.includes(id) &&
          (endpoints.length === 0 || endpoints.some(({ name }) => name === change.name)),
      ),
    /** The quantity after the latest pending change of this product. */
    selectPendingQuantity: (changes, id: ProductId) =>
      changes.findLast(({ ids, quantity }) => ids.includes(id) && quantity !== undefined)?.quantity,
  },
})

export const { selectIsAnyPending, selectIsPending, selectPendingQuantity } = pendingChangesSlice.selectors

/** What the selectors of this feature read of the state. */
export type ListsState = Parameters<typeof selectCart>[0] & Parameters<typeof selectIsAnyPending>[0]
