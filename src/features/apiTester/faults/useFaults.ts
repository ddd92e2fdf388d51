import type { Fault, Faults } from '@resham/mock-server/diagnostics'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useMockServer } from '../useMockServer'

const none: Fault[] = []
const subscribeToNothing = () => () => {}

/** The mock server's faults, a function that changes them, and whether the last change has failed. */
export const useFaults = () => {
  const mockServer = useMockServer()
  const [service, setService] = useState<Faults>()
  const [hasFailed, setHasFailed] = useState(false)
  const change = useCallback(
    async (apply?: (faults: Faults) => void) => {
      try {
        const faults = await mockServer?.faults?.()
        setService(faults)
        if (faults) apply?.(faults)
        setHasFailed(false)
      } catch {
        // Its chunk could not be loaded; the next change loads it again.
        setHasFailed(true)
      }
    },
    [mockServer],
  )
  useEffect(() => void change(), [change])
  const faults = useSyncExternalStore(
    service?.subscribe ?? subscribeToNothing,
    () => service?.current() ?? none,
    () => none,
  )
  return { faults, change, hasFailed }
}
