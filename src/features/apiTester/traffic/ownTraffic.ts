import { createTraffic } from '@/contract'

/** What the tester has sent to a real server, which nobody else records. */
export const ownTraffic = createTraffic()

/** Sends a request and records it. */
export const recordedFetch = ownTraffic.record({ send: (...request) => fetch(...request) })
