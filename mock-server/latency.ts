import type { DefaultLatency } from '@resham/browser'

/** The default latency, in ms (specification, section 9). */
export const DEFAULT_LATENCY_MS: DefaultLatency = 400
