import { createTraffic, type RecordedCall } from '@resham/contract'
import { useState, useSyncExternalStore } from 'react'
import { useAppStore } from '@/shared/redux/hooks'

/** The mock server's services for developers; none with a real server. */
export const useMockServer = () => {
  const { dispatch } = useAppStore()
  const [mockServer] = useState(() => dispatch((_dispatch, _getState, extra) => extra.mockServer))
  return mockServer
}

/** What the tester has sent to a real server, which nobody else records. */
const ownTraffic = createTraffic()
export const recordedFetch = ownTraffic.record({ send: (...request) => fetch(...request) })

const none: RecordedCall[] = []

/** The calls of this page, newest first; with a real server only those of the tester. */
export const useTraffic = (): RecordedCall[] => {
  const { subscribe, current } = useMockServer()?.traffic ?? ownTraffic
  // The prerendered page has no calls.
  return useSyncExternalStore(subscribe, current, () => none)
}
