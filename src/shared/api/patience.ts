/** How long the shop waits, in ms. An object, so that a test need not wait as long. */
export const patience = {
  /** For an answer. */
  answer: 10_000,
  /** Before it asks again for the first time; twice as long before each time that follows. */
  retry: 400,
}

/** How often a read is asked for again after it failed. */
export const RETRIES = 3
