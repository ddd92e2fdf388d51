import { api } from '@/shared/api/api'
import type { InPageServer } from '../../../../mock-server/diagnostics'

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
    }),
  }),
})

export const { useResetDemoDataMutation } = demoDataApi
export const { resetDemoData } = demoDataApi.endpoints
