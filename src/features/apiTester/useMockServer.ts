import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Faults, Traffic } from '@/contract'

// The services that the tester needs from the thunks' extra argument.
type WithMockServer = { mockServer?: { faults: () => Promise<Faults>; traffic: Traffic } }

/** The mock server's services for developers; none with a real server. */
export const useMockServer = () => {
  const dispatch = useDispatch<ThunkDispatch<unknown, WithMockServer, UnknownAction>>()
  const [mockServer] = useState(() => dispatch((_dispatch, _getState, extra) => extra.mockServer))
  return mockServer
}
