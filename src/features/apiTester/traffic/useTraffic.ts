import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RecordedCall, Traffic } from '@/contract'
import { useMockServer } from '../useMockServer'
import { ownTraffic } from './ownTraffic'

const none: RecordedCall[] = []

/** The calls of this page, newest first; with a real server only those of the tester. */
export const useTraffic = (): RecordedCall[] => {
  const findMockServer = useMockServer()
  const [traffic, setTraffic] = useState<Traffic>(ownTraffic)
  useEffect(() => setTraffic(findMockServer()?.traffic ?? ownTraffic), [findMockServer])
  // The prerendered page has no calls.
  return useSyncExternalStore(traffic.subscribe, traffic.current, () => none)
}
