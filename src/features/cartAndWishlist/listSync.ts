import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react'
import { type CartItem, selectCart, selectWishlist, type WishlistItem, writeLists } from './listApi'
import { type ListName, type Send, withListLocks } from './listLocks'

/**
 * How the cart and the wishlist stay in sync with the server.
 *
 * 1. Requests about one list are sent one at a time, in the order of the clicks, reads included (`withListLocks`). So
 *    each response is newer than the one before it.
 * 2. A response holds a whole list. It is written into the cache before its mutation is fulfilled, so that this one
 *    action ends the change and shows its outcome, also after a jump of the Redux DevTools.
 * 3. Until then the change is in `pendingChanges`, and selectors show its expected outcome, so that a failure needs no
 *    rollback.
 * 4. The server may have applied a change that failed, so the list is fetched again as soon as no request is pending.
 * 5. A change that is aborted before its turn is never sent: the session has ended
 *    (`app/listeners/sessionListeners`), or an earlier change of the same quantity failed
 *    (`app/listeners/abortQueuedQuantityChanges`).
 *
 * An endpoint that changes a list uses `listMutation`, and is one of the `MUTATIONS` of `pendingChangesSlice`. Only
 * what is built here, `getCart`, `getWishlist` and `placeOrder` take a lock, around the request and its retries.
 */

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
        const state = store.getState() as Parameters<typeof selectCart>[0]
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
