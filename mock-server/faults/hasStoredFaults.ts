import { tryStorage } from '../tryStorage'
import type { FAULTS_KEY } from './createFaults'

// Imported as a type: every shopper downloads this file, and nothing else of faults/.
const key: typeof FAULTS_KEY = 'mockFaults2'

/** Whether this tab has stored latency or faults. */
export const hasStoredFaults = (): boolean => tryStorage(() => key in sessionStorage) ?? false
