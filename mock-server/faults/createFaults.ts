import type { Fault, Faults } from '@resham/browser'
import { createObservable, tryStorage } from '@resham/browser'
import { FAULTS_KEY } from './hasStoredFaults'
import { type RequestFault, takeFaults, withFault } from './takeFaults'

/** Reads the faults of this tab; none where they cannot be read, or the browser blocks sessionStorage. */
export const readFaults = (): Fault[] => {
  // `tryStorage` also catches the error of `JSON.parse`.
  const stored: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(FAULTS_KEY) ?? ''))
  return Array.isArray(stored) ? stored : []
}

/** Stores the faults for this tab; where the browser blocks that, they last until the page is left. */
export const storeFaults = (faults: Fault[]): void => {
  tryStorage(() => {
    if (faults.length === 0) sessionStorage.removeItem(FAULTS_KEY)
    else sessionStorage.setItem(FAULTS_KEY, JSON.stringify(faults))
  })
}

/**
 * Returns the faults of this tab, with `take`: it takes a request, counts it, and returns what they do to it.
 */
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
