import { api } from '@/shared/api/api'
import { extraOf } from '@/shared/redux/services'
import { accountsReset } from '@/shared/sessionActions'

/** The mock server. Throws without one. */
const mockOf = (store: Parameters<typeof extraOf>[0]) => {
  const { mockServer } = extraOf(store)
  if (!mockServer) throw new Error('There is no mock server.')
  return mockServer
}

/** Does what only the mock server can: no endpoint of the specification (section 7) does it, so no request is sent. */
const withoutRequest = async <Data>(work: () => Promise<Data>) => {
  try {
    return { data: await work() }
  } catch (error) {
    return { error: { status: 'CUSTOM_ERROR' as const, error: String(error) } }
  }
}

const demoDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    resetDemoData: build.mutation<null, void>({
      queryFn: (_nothing, store) =>
        withoutRequest(async () => {
          await mockOf(store).resetAccounts?.()
          return null
        }),
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
        withoutRequest(async () => {
          const token = extraOf(store).session.token() ?? ''
          return (await mockOf(store).advanceLatestOrder?.(token)) ?? false
        }),
      invalidatesTags: ['Account'],
    }),
  }),
})

export const { useResetDemoDataMutation, useAdvanceLatestOrderMutation } = demoDataApi
