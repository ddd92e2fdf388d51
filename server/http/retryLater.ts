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

/** Returns the 429 of what there is too much of: `reason`, as a sentence. */
const tooMany = ({ msBeforeNext }: RateLimiterRes, reason: string): HttpError => {
  const seconds = Math.ceil(msBeforeNext / 1000)
  const minutes = Math.ceil(seconds / 60)
  return new RetryLaterError(
    429,
    seconds,
    `${reason} Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
}

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
    throw tooMany(rejection as RateLimiterRes, reason)
  }
}

/** As `countOnce`, but it counts nothing: it throws 429 if one more would be above the limit. */
export const checkLimit = async (
  limiter: RateLimiterAbstract,
  key: string,
  reason: string,
): Promise<void> => {
  const counted = await limiter.get(key)
  if (counted && counted.remainingPoints === 0) throw tooMany(counted, reason)
}
