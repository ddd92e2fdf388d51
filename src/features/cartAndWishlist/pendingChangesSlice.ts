import { createSlice, isFulfilled, isPending, isRejected, type UnknownAction } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'

const NAMES = [
  'addToCart',
  'changeQuantity',
  'removeFromCart',
  'restoreToCart',
  'moveToCart',
  'addToWishlist',
  'removeFromWishlist',
  'restoreToWishlist',
  'moveToWishlist',
  'placeOrder',
] as const
type Name = (typeof NAMES)[number]

/** A product, with the new quantity where it changes; or the items of an order. */
type ChangeArg = { _id: ProductId; quantity?: number } | { items: { _id: ProductId }[] }
type ChangeMeta = { requestId: string; arg: { endpointName: Name; originalArgs: ChangeArg } }

/** Whether an action is one of these mutations, pending or settled. */
export const isListChange = (action: UnknownAction): action is UnknownAction & { meta: ChangeMeta } => {
  const { arg } = (action.meta ?? {}) as Partial<ChangeMeta>
  return NAMES.some((name) => name === arg?.endpointName)
}

type PendingChange = { requestId: string; name: Name; ids: ProductId[]; quantity?: number }

const pendingChange = ({
  requestId,
  arg: { endpointName: name, originalArgs },
}: ChangeMeta): PendingChange =>
  'items' in originalArgs
    ? { requestId, name, ids: originalArgs.items.map(({ _id }) => _id) }
    : { requestId, name, ids: [originalArgs._id], quantity: originalArgs.quantity }

/** The pending changes, in the order of the clicks. */
export const pendingChangesSlice = createSlice({
  name: 'pendingChanges',
  initialState: [] as PendingChange[],
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isPending, (changes, action) => {
      if (isListChange(action)) changes.push(pendingChange(action.meta))
    })
    for (const isSettled of [isFulfilled, isRejected]) {
      builder.addMatcher(isSettled, (changes, { meta }) => {
        const at = changes.findIndex(({ requestId }) => requestId === meta.requestId)
        if (at >= 0) changes.splice(at, 1)
      })
    }
  },
  selectors: {
    selectIsAnyPending: (changes) => changes.length > 0,
    /** Whether a change of this product is pending, of any name or of those given. */
    selectIsPending: (changes, id: ProductId, ...names: Name[]) =>
      changes.some(
        (change) => change.ids.includes(id) && (names.length === 0 || names.includes(change.name)),
      ),
    /** The quantity after the latest pending change of this product. */
    selectPendingQuantity: (changes, id: ProductId) =>
      changes.findLast(({ ids, quantity }) => ids.includes(id) && quantity !== undefined)?.quantity,
  },
})

export const { selectIsAnyPending, selectIsPending, selectPendingQuantity } = pendingChangesSlice.selectors
export type WithPendingChanges = Parameters<typeof selectIsAnyPending>[0]
