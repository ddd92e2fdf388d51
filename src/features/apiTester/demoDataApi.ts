import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { InPageServer } from '@resham/browser'
import { api } from '@/shared/api/api'
import { servicesOf } from '@/shared/api/baseQueryTypes'
import { accountsReset } from '@/shared/session'

const mockServerOf = ({ extra }: Pick<BaseQueryApi, 'extra'>) =>
  (extra as { mockServer: InPageServer }).mockServer

/** What the mock server does itself: no endpoint of the specification (section 7) does it, so no request is sent. */
const withoutRequest = <Data>(work: Promise<Data>) =>
  work.then(
    (data) => ({ data }),
    (error: unknown) => ({ error: { status: 'CUSTOM_ERROR' as const, error: String(error) } }),
  )

const demoDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    resetDemoData: build.mutation<null, void>({
      queryFn: (_nothing, store) =>
        withoutRequest<null>(
          mockServerOf(store)
            .resetAccounts()
            .then(() => null),
        ),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const isReset = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (isReset) dispatch(accountsReset())
      },
    }),
    /** Moves the newest open order one step forward. Returns whether there is one. */
    advanceLatestOrder: build.mutation<boolean, void>({
      queryFn: (_nothing, store) =>
        withoutRequest(mockServerOf(store).advanceLatestOrder(servicesOf(store).session.token() ?? '')),
      invalidatesTags: ['Account'],
    }),
  }),
})

export const { useResetDemoDataMutation, useAdvanceLatestOrderMutation } = demoDataApi
