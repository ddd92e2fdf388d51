import type { Faults } from '@resham/browser'
import { showBanner } from './banner'
import { createFaults } from './createFaults'
import { withFaults } from './faultyFetch'

/** The fields of Mirage's server that `startFaults` uses. */
type Server = { timing: number; shutdown: () => void }

/**
 * Takes Mirage's server, its fetch as `network.send`, and the default latency in ms. Applies the latency and
 * the faults of this tab to `network.send`, and shows them on the page, until the server stops. Returns the
 * faults.
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
