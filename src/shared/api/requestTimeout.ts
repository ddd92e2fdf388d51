/** Durations in ms. An object, so that tests can shorten them. */
export const requestTiming = {
  /** The timeout of a request. */
  response: 10_000,
  /** The delay before the first retry, doubled before each further one. */
  retryDelay: 400,
}

/** How often a failed query is retried. */
export const MAX_RETRIES = 3
