import { api } from '@/shared/api/api'

// The one thing that the reset needs of the world outside the store; `app/world.ts` has it.
type WithReset = { resetAccounts: () => Promise<void> }

const resetApi = api.injectEndpoints({
  endpoints: (build) => ({
    // No call of the specification's section 7 does this, so it is none.
    resetDemoData: build.mutation<null, void>({
      queryFn: async (_nothing, { extra }) => {
        try {
          await (extra as WithReset).resetAccounts()
          return { data: null }
        } catch (error) {
          return { error: { status: 'CUSTOM_ERROR', error: String(error) } }
        }
      },
    }),
  }),
})

export const { useResetDemoDataMutation } = resetApi
export const { resetDemoData } = resetApi.endpoints
