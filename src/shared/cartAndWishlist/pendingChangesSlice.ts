import { createSlice, isFulfilled, isPending, isRejected, type UnknownAction } from '@reduxjs/toolkit'
import type { BaseQueryApi, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { ProductId } from '@/contract'
import { selectCart, selectWishlist, type WithLists, writeLists } from './listApi'
import type { CartItem, WishlistItem } from './listItems'
import { type ListName, withListLocks } from './listLocks'

/**
 * How the cart and the wishlist stay in sync with the server.
 *
 * 1. Requests about one list are sent one at a time, in the order of the clicks, reads included (`withListLocks`). So each
 *    response is newer than the one before it.
 * 2. A response holds a whole list. It is written into the cache before its mutation is fulfilled, so that this one
 *    action ends the change and shows its outcome, also after a jump of the Redux DevTools.
 * 3. Until then the change is in `pendingChanges`, and selectors show its expected outcome, so that a failure needs no
 *    rollback.
 * 4. The server may have applied a change that failed, so the list is fetched again as soon as no request is pending.
 * 5. A change that is aborted before its turn is never sent: the session has ended (`app/listeners/sessionListeners`), or an earlier
 *    change of the same quantity failed (`app/listeners/cancelQuantityChanges`).
 *
 * To add an endpoint that changes a list, use `listMutation` and add its name to `NAMES`.
 */

type Result = { data?: unknown; error?: FetchBaseQueryError }
type Send = (request: string | FetchArgs) => PromiseLike<Result> | Result
type Store = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra' | 'signal'>
type Lists = { cart: CartItem[]; wishlist: WishlistItem[] }

const TAGS = { cart: 'Cart', wishlist: 'Wishlist' } as const

/**
 * Takes the lists that a mutation changes, and `plan`; returns the mutation's `queryFn` and `invalidatesTags`. At its
 * turn `plan` gets the current lists and returns the requests to send and the mutation's data.
 */
export const listMutation = <Arg, Outcome>(
  lists: readonly ListName[],
  plan: (arg: Arg, lists: Lists) => { requests: FetchArgs[]; outcome: Outcome },
) => ({
  queryFn: (arg: Arg, store: Store, _options: unknown, send: Send) =>
    withListLocks(lists, store, async () => {
      const sendAndWrite = async (request: string | FetchArgs) => {
        const { data, error } = await send(request)
        if (!error) writeLists(store, data as object)
        return error
      }
      const cached = () => {
        const state = store.getState() as WithLists
        return { cart: selectCart(state), wishlist: selectWishlist(state) }
      }
      // A move depends on what both lists hold, so they must have been loaded.
      for (const list of lists.length > 1 ? lists : []) {
        const error = cached()[list] ? undefined : await sendAndWrite(`user/${list}`)
        if (error) return { error }
      }
      const { cart = [], wishlist = [] } = cached()
      const { requests, outcome } = plan(arg, { cart, wishlist })
      for (const request of requests) {
        const error = await sendAndWrite(request)
        if (error) return { error }
      }
      return { data: outcome }
    }),
  invalidatesTags: (_outcome: unknown, error: unknown) => (error ? lists.map((list) => TAGS[list]) : []),
})

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
