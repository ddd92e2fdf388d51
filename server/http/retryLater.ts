import { HttpError } from '@resham/contract/serverRules/httpError'
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** A refusal of a request that may succeed later, with the seconds to wait: `Retry-After` (specification, section 8). */
export class RetryLaterError extends HttpError {
  readonly retryAfter: number

  constructor(status: 429 | 503, seconds: number, text: string) {
    super(status, text)
    this.retryAfter = seconds
  }
}

/** How long a client that a busy server has refused is asked to wait, in seconds. */
const BUSY = 5

/** Returns the 503 of a server that has too much to do. */
export const busy = (text = 'The shop is busy now. Please try again.'): HttpError =>
  new RetryLaterError(503, BUSY, text)

/**
 * Takes a limiter, the key of who is counted, and what there is too much of, as a sentence; counts once more. Throws
 * 429 above the limit.
 */
export const countOnce = async (limiter: RateLimiterAbstract, key: string, reason: string): Promise<void> => {
  try {
    await limiter.consume(key)
  } catch (rejection) {
    // Above the limit the library rejects with a result instead of an error.
    if (rejection instanceof Error) throw rejection
    const seconds = Math.ceil((rejection as RateLimiterRes).msBeforeNext / 1000)
    const minutes = Math.ceil(seconds / 60)
    throw new RetryLaterError(
      429,
      seconds,
      `${reason} Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    )
  }
}
