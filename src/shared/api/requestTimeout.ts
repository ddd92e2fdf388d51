/** Durations in ms. An object, so that tests can shorten them. */
export const patience = {
  /** The timeout of a request. */
  response: 10_000,
  /** The delay before the first retry, doubled before each further one. */
  retry: 400,
}

/** How often a failed query is retried. */
export const RETRIES = 3
