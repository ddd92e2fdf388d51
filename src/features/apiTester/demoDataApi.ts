import type { InPageServer } from '@resham/browser'
import { api } from '@/shared/api/api'
import { accountsReset } from '@/shared/session'

const demoDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    // No endpoint of the specification (section 7) does this, so it sends no request.
    resetDemoData: build.mutation<null, void>({
      queryFn: async (_nothing, { extra }) => {
        try {
          await (extra as { mockServer: InPageServer }).mockServer.resetAccounts()
          return { data: null }
        } catch (error) {
          return { error: { status: 'CUSTOM_ERROR', error: String(error) } }
        }
      },
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const isReset = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (isReset) dispatch(accountsReset())
      },
    }),
  }),
})

export const { useResetDemoDataMutation } = demoDataApi
