import type { Fault } from '../../src/contract'
import { tryStorage } from '../tryStorage'

/** The key in sessionStorage, which is the tab's own. Its digit is the version of what is stored. */
export const FAULTS_KEY = 'mockFaults2'

/** Reads the faults of this tab; none where they cannot be read, or the browser blocks sessionStorage. */
export const readFaults = (): Fault[] => {
  // Throws for invalid JSON too.
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
