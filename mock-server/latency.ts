import type { DefaultLatency } from '@resham/browser'

/** The default latency, in ms (specification, section 9). */
export const API_DELAY_MS: DefaultLatency = 400
