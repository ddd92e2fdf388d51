/** Durations in ms. An object, so that tests can shorten them. */
export const requestTiming = {
  /** The timeout of a request. */
  response: 10_000,
  /** The longest delay before the first retry, doubled before each further one. */
  retryDelay: 600,
  /** The longest time that a request is retried, from when it is first sent. */
  retries: 20_000,
  /** When a shopper who waits for a request is told that it is still being tried. */
  stillTrying: 4_000,
  /** How long to wait, after a 401, for the new token of a session that was renewed here or in another tab. */
  renewal: 1_000,
}

/** How often a failed query is retried, or a mutation with an idempotency key. */
export const MAX_RETRIES = 3
