import type { BaseQueryApi, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { Mutex } from 'es-toolkit'

/**
 * How the cart and the wishlist stay in sync with the server.
 *
 * 1. Requests about one list are sent one at a time, in the order of the clicks, reads included (`withListLocks`). So
 *    each response is newer than the one before it.
 * 2. A response holds a whole list. It is written into the cache before its mutation is fulfilled (`writeLists`), so that
 *    this one action ends the change and shows its outcome, also after a jump of the Redux DevTools.
 * 3. Until then the change is in `pendingChanges`, and selectors show its expected outcome, so that a failure needs no
 *    rollback.
 * 4. The server may have applied a change that failed, so the list is fetched again as soon as no request is pending.
 * 5. A change that is aborted before its turn is never sent: the session has ended
 *    (`app/listeners/sessionListeners`), or an earlier change of the same quantity failed
 *    (`app/listeners/abortQueuedQuantityChanges`).
 *
 * The changes are in `listChangesApi.ts`. Only they, `getCart`, `getWishlist` and `placeOrder` take a lock, around the
 * request and its retries.
 */

const LISTS = ['cart', 'wishlist'] as const
export type ListName = (typeof LISTS)[number]

/** Returns a lock for each list, for the `extra` argument of a store's thunks. */
export const createListLocks = (): Record<ListName, Mutex> => ({ cart: new Mutex(), wishlist: new Mutex() })

type Sent = { data?: unknown; error?: FetchBaseQueryError }

/** The base query, as an endpoint's `queryFn` gets it. */
export type Send = (request: string | FetchArgs) => PromiseLike<Sent> | Sent

const failure = (error: string) => ({ error: { status: 'CUSTOM_ERROR', error } as const })

/**
 * Takes lists and a request; runs it when the earlier ones about these lists are settled, and returns its result. It
 * returns an `error` when the request throws, or was aborted before its turn.
 */
export const withListLocks = async <Result>(
  lists: readonly ListName[],
  { extra, signal }: Pick<BaseQueryApi, 'extra' | 'signal'>,
  run: () => Promise<Result>,
): Promise<Result | ReturnType<typeof failure>> => {
  const { listLocks } = extra as { listLocks: Record<ListName, Mutex> }
  // Always acquired in the same order, to avoid deadlocks.
  const locks = LISTS.filter((list) => lists.includes(list)).map((list) => listLocks[list])
  for (const lock of locks) await lock.acquire()
  try {
    return signal.aborted ? failure('Request aborted') : await run()
  } catch (error) {
    return failure(String(error))
  } finally {
    // In a separate task, so that a listener to this outcome can abort the next request.
    setTimeout(() => {
      for (const lock of locks) lock.release()
    })
  }
}
