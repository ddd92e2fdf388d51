import type { Timestamp } from '../src/contract'

/** The present moment, in ms since 1970. Everything in the mock server that tells the time asks here. */
export const now = (): number => Date.now()

/** The present moment as the wire writes it: `YYYY-MM-DDTHH:mm:ssZ` in UTC (specification, section 3). */
export const timestamp = (): Timestamp => new Date(now()).toISOString().replace(/\.\d+Z$/, 'Z')
