import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { Mutex } from 'es-toolkit'

const LISTS = ['cart', 'wishlist'] as const
export type ListName = (typeof LISTS)[number]

/** One lock for each list, for the `extra` argument of a store's thunks. */
export const createListLocks = (): Record<ListName, Mutex> => ({ cart: new Mutex(), wishlist: new Mutex() })

const failure = (error: string) => ({ error: { status: 'CUSTOM_ERROR', error } as const })

/**
 * Runs a request when those that were asked for earlier about the same lists are settled. One that was aborted before
 * its turn sends nothing. A response that cannot be read is a failure like any other.
 */
export const inTurn = async <Result>(
  lists: readonly ListName[],
  { extra, signal }: Pick<BaseQueryApi, 'extra' | 'signal'>,
  run: () => Promise<Result>,
): Promise<Result | ReturnType<typeof failure>> => {
  const { listLocks } = extra as { listLocks: Record<ListName, Mutex> }
  // Always in this order, or two of them could wait for each other.
  const locks = LISTS.filter((list) => lists.includes(list)).map((list) => listLocks[list])
  for (const lock of locks) await lock.acquire()
  try {
    return signal.aborted ? failure('Request aborted') : await run()
  } catch (error) {
    return failure(String(error))
  } finally {
    // In a task of its own: a listener of this one's outcome may abort the next.
    setTimeout(() => {
      for (const lock of locks) lock.release()
    })
  }
}
