import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import type { FaultSettings, Faults } from '@/contract'

// The service that the panel needs from the thunks' extra argument.
type WithFaults = { mockServer: { faults: () => Promise<Faults> } }

const noSettings: FaultSettings = { latencies: [], faults: [] }
const subscribeToNothing = () => () => {}

/**
 * The mock server's latency and faults, and a function that changes them: it takes what to do, and resolves to
 * the settings after it, or to undefined if it could not be done.
 */
export const useFaults = () => {
  const dispatch = useDispatch<ThunkDispatch<unknown, WithFaults, UnknownAction>>()
  const [faults, setFaults] = useState<Faults>()
  const change = useCallback(
    async (apply: (faults: Faults) => void): Promise<FaultSettings | undefined> => {
      try {
        const loaded = await dispatch((_dispatch, _getState, { mockServer }) => mockServer.faults())
        setFaults(loaded)
        apply(loaded)
        return loaded.current()
      } catch {
        // Its chunk could not be loaded; the next change loads it again.
        return undefined
      }
    },
    [dispatch],
  )
  useEffect(() => void change(() => {}), [change])
  const settings = useSyncExternalStore(
    faults?.subscribe ?? subscribeToNothing,
    () => faults?.current() ?? noSettings,
    () => noSettings,
  )
  return { settings, change }
}
