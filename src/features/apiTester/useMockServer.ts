import { useState } from 'react'
import type { InPageServer } from '@/contract'
import { useThunkStore } from '@/shared/redux/useThunkStore'

/** The mock server's services for developers; none with a real server. */
export const useMockServer = () => {
  const { dispatch } = useThunkStore<unknown, { mockServer?: InPageServer }>()
  const [mockServer] = useState(() => dispatch((_dispatch, _getState, extra) => extra.mockServer))
  return mockServer
}
