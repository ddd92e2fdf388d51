import type { Faults } from '@resham/browser'
import { showBanner } from './banner'
import { createFaults } from './createFaults'
import { withFaults } from './faultyFetch'

/** What this needs of Mirage's server. */
type Server = { timing: number; shutdown: () => void }

/**
 * Applies the latency and the faults of this tab to `network.send`, the fetch of a server, and shows them on the page,
 * until the server stops. `latency` is the default one.
 */
export const startFaults = (server: Server, network: { send: typeof fetch }, latency: number): Faults => {
  const { take, ...faults } = createFaults()
  // Mirage has one latency for all calls, so it responds at once, and the responses wait here.
  server.timing = 0
  network.send = withFaults(network.send, take, latency)
  const removeBanner = showBanner(faults)
  const { shutdown } = server
  server.shutdown = () => {
    removeBanner()
    shutdown.call(server)
  }
  return faults
}
