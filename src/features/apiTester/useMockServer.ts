import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import type { Faults, Traffic } from '@/contract'

// The services that the tester needs from the thunks' extra argument.
type WithMockServer = { mockServer?: { faults: () => Promise<Faults>; traffic: Traffic } }

/** Returns a function that returns the mock server's services for developers; none with a real server. */
export const useMockServer = () => {
  const dispatch = useDispatch<ThunkDispatch<unknown, WithMockServer, UnknownAction>>()
  return useCallback(() => dispatch((_dispatch, _getState, { mockServer }) => mockServer), [dispatch])
}
