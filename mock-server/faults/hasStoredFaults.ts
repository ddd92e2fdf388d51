// Every shopper downloads this file, and nothing else of faults/.
import { tryStorage } from '@resham/browser'

/** The key in sessionStorage, which is the tab's own. */
export const FAULTS_KEY = 'mockFaults'

/** Whether this tab has stored latency or faults. */
export const hasStoredFaults = (): boolean => tryStorage(() => FAULTS_KEY in sessionStorage) ?? false
