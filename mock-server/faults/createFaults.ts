import { createObservable, type Faults } from '../../src/contract'
import { type RequestFault, takeFaults, withFault } from './rules'
import { readFaults, storeFaults } from './storage'

/** Returns the faults of this tab, with `take`: what they do to the next request. */
export const createFaults = (): Faults & { take: (request: string) => RequestFault } => {
  const { current, subscribe, set } = createObservable(readFaults())
  subscribe(() => storeFaults(current()))
  return {
    current,
    subscribe,
    add: (fault) => set(withFault(current(), fault)),
    remove: (id) => set(current().filter((fault) => fault.id !== id)),
    removeAll: () => set([]),
    take: (request) => {
      const { faults, ...fault } = takeFaults(current(), request)
      set(faults)
      return fault
    },
  }
}
