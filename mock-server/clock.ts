import type { Timestamp } from '@resham/contract'

/** Returns the current time as `YYYY-MM-DDTHH:mm:ssZ` in UTC (specification, section 3). */
export const timestamp = (): Timestamp => new Date(Date.now()).toISOString().replace(/\.\d+Z$/, 'Z')
