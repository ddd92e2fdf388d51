import { createTraffic, type RecordedCall } from '@resham/browser'
import { useSyncExternalStore } from 'react'
import { useMockServer } from '../useMockServer'

/** The calls that the tester has sent to a real server; the mock server records all calls itself. */
const ownTraffic = createTraffic()
export const recordedFetch = ownTraffic.record({ send: (...request) => fetch(...request) })

/** The calls of this page, newest first; with a real server only those of the tester. */
export const useTraffic = (): RecordedCall[] => {
  const { subscribe, current } = useMockServer()?.traffic ?? ownTraffic
  return useSyncExternalStore(subscribe, current)
}
