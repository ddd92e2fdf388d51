import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'
import type { ProductId } from '@resham/contract'
import { type AccountData, accountMutation, type MutationOptions } from './accountData'
import type { baseQuery } from './baseQuery'

/**
 * How a list of the account, such as the cart, shows a change before its response. All of `accountData.ts` holds, and:
 *
 * 1. A change is in the slice of its list from the click on, and selectors show what it is expected to do, so that a
 *    failure needs no rollback.
 * 2. A response is written into the cache before the change leaves the slice.
 * 3. A change that is aborted before its turn is never sent: the session has ended (`auth/authListeners`), or an earlier
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

/** A list of the account, and the slice with its pending changes. */
type OptimisticList<Tag extends string> = AccountData<Tag> & {
  slice: Pick<ReturnType<typeof createPendingChangesSlice>, 'actions'>
}

/**
 * Takes the lists that a mutation changes, and what is expected of it; returns the options of its endpoint, as
 * `accountMutation` does.
 */
export const optimisticMutation = <Arg, Tag extends string, Response extends object = object>(
  lists: readonly OptimisticList<Tag>[],
  expect: (arg: Arg) => Omit<PendingChange, 'requestId'>,
  options?: MutationOptions<Arg, Response>,
) => {
  const mutation = accountMutation(lists, options)
  return {
    ...mutation,
    onQueryStarted: (async (arg, lifecycle) => {
      const { dispatch, requestId } = lifecycle
      for (const { slice } of lists) dispatch(slice.actions.changeStarted({ requestId, ...expect(arg) }))
      try {
        await mutation.onQueryStarted(arg, lifecycle)
      } finally {
        for (const { slice } of lists) dispatch(slice.actions.changeEnded(requestId))
      }
    }) satisfies TypedMutationOnQueryStarted<Response, Arg, typeof baseQuery, 'api'>,
  }
}
