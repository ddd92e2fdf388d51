import { useState } from 'react'
import type { Faults, Traffic } from '@/contract'
import { useThunkStore } from '@/shared/redux/useThunkStore'

// The services that the tester needs from the thunks' extra argument.
type WithMockServer = { mockServer?: { faults: () => Promise<Faults>; traffic: Traffic } }

/** The mock server's services for developers; none with a real server. */
export const useMockServer = () => {
  const { dispatch } = useThunkStore<unknown, WithMockServer>()
  const [mockServer] = useState(() => dispatch((_dispatch, _getState, extra) => extra.mockServer))
  return mockServer
}
