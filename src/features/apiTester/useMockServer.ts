import { useState } from 'react'
import { useThunkStore } from '@/shared/redux/useThunkStore'
import type { InPageServer } from '../../../mock-server/diagnostics'

/** The mock server's services for developers; none with a real server. */
export const useMockServer = () => {
  const { dispatch } = useThunkStore<unknown, { mockServer?: InPageServer }>()
  const [mockServer] = useState(() => dispatch((_dispatch, _getState, extra) => extra.mockServer))
  return mockServer
}
