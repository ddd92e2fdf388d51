import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'
import type { ProductId, UserId } from '@resham/contract'
import { extraOf } from '../redux/services'
import { api } from './api'
import type { baseQuery } from './baseQuery'

/**
 * How a list of the account, such as the cart, stays in sync with the server.
 *
 * 1. Requests about one list are sent one at a time, in the order of the clicks, reads included: each of its endpoints
 *    names the list in `extraOptions.turns`, and the base query waits for its turn. So each response is newer than the
 *    one before it.
 * 2. A change is in the slice of its list from the click on, and selectors show what it is expected to do, so that a
 *    failure needs no rollback.
 * 3. A response holds the whole list. It is written into the cache before the change leaves the slice.
 * 4. The server may have applied a change that failed, so the list is fetched again as soon as no request is pending.
 * 5. A change that is aborted before its turn is never sent: the session has ended (`auth/authListeners`), or an earlier
 *    change of the same quantity failed (`cart/cartListeners`).
 */

/** What a list is expected to hold of a product after a change; empty if that is unknown. */
type Expected = { isListed?: boolean; quantity?: number }

/** A pending change of these products. */
export type PendingChange = Expected & { requestId: string; ids: ProductId[] }

/** Takes the name of a list; returns the slice with its pending changes, in the order of the clicks. */
export const createPendingChangesSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: { changes: [] as PendingChange[] },
    reducers: {
      changeStarted: ({ changes }, { payload }: PayloadAction<PendingChange>) => {
        changes.push(payload)
      },
      changeEnded: (list, { payload }: PayloadAction<string>) => {
        list.changes = list.changes.filter(({ requestId }) => requestId !== payload)
      },
    },
    selectors: {
      selectIsAnyPending: ({ changes }) => changes.length > 0,
      /** Whether a change of this product is pending. */
      selectIsPending: ({ changes }, id: ProductId) => changes.some(({ ids }) => ids.includes(id)),
      /** Whether the list will hold this product after its pending changes; undefined without any that say so. */
      selectExpectedIsListed: ({ changes }, id: ProductId) =>
        changes.findLast(({ ids, isListed }) => ids.includes(id) && isListed !== undefined)?.isListed,
      /** The quantity after the latest pending change of this product that has one. */
      selectExpectedQuantity: ({ changes }, id: ProductId) =>
        changes.findLast(({ ids, quantity }) => ids.includes(id) && quantity !== undefined)?.quantity,
    },
  })

/** A list of the account. */
type OptimisticList<Tag extends string> = {
  /** The tag of its query. */
  tag: Tag
  /** The slice has the name of the list in responses. */
  slice: Pick<ReturnType<typeof createPendingChangesSlice>, 'name' | 'actions'>
  /** Takes a response that has the list; returns the action that writes it into the cache of its query. */
  write(owner: UserId, response: object): UnknownAction
}

type OnQueryStarted<Arg> = TypedMutationOnQueryStarted<object, Arg, typeof baseQuery, 'api'>

/**
 * Takes the lists that a mutation changes, what is expected of it, and what reads lists from its error, if
 * any; returns the options of its endpoint.
 */
export const optimisticMutation = <Arg, Tag extends string>(
  lists: readonly OptimisticList<Tag>[],
  expect: (arg: Arg) => Omit<PendingChange, 'requestId'>,
  readError: (error: unknown) => object = () => ({}),
) => ({
  extraOptions: { turns: lists.map(({ slice }) => slice.name) },
  onQueryStarted: (async (arg, { dispatch, extra, requestId, queryFulfilled }) => {
    const owner = extraOf({ extra }).session.owner()
    for (const { slice } of lists) dispatch(slice.actions.changeStarted({ requestId, ...expect(arg) }))
    const response = await queryFulfilled.then(
      ({ data }) => data,
      ({ error, isUnhandledError }) => {
        // RTK Query invalidates no tags after a response that could not be read.
        if (isUnhandledError && Object(error).name !== 'AbortError')
          dispatch(api.util.invalidateTags(['Account']))
        return readError(error)
      },
    )
    for (const { slice, write } of lists)
      if (owner && slice.name in response) dispatch(write(owner, response))
    for (const { slice } of lists) dispatch(slice.actions.changeEnded(requestId))
  }) satisfies OnQueryStarted<Arg>,
  invalidatesTags: (_response: unknown, error: unknown) => (error ? lists.map(({ tag }) => tag) : []),
})
