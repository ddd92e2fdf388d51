import type { Faults } from '../../src/contract'
import { createFaults } from './createFaults'
import { withFaults } from './faultyFetch'
import { showBanner } from './banner'

/** What this needs of Mirage's server. */
type Server = { timing: number; shutdown: () => void }

const started = new WeakMap<Server, Faults>()

/**
 * Applies the latency and the faults of this tab to the fetch of a server, once, and shows them on the page, until the
 * server stops. `latency` is the default one.
 */
export const startFaults = (server: Server, latency: number): Faults => {
  const running = started.get(server)
  if (running) return running
  const { take, ...faults } = createFaults()
  started.set(server, faults)
  // Mirage has one latency for all calls, so it responds at once, and the responses wait here.
  server.timing = 0
  window.fetch = withFaults(window.fetch, take, latency)
  const removeBanner = showBanner(faults)
  const { shutdown } = server
  server.shutdown = () => {
    removeBanner()
    // It restores the browser's own fetch.
    shutdown.call(server)
  }
  return faults
}
