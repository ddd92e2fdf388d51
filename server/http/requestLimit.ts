import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientNetwork } from './clientNetwork'
import { countOnce } from './retryLater'

/** How long a request counts, in seconds. */
const DURATION = 60

/**
 * Takes how many requests a network may send in a minute, and the number of proxies; returns middleware that throws
 * 429 for more. Each process counts for itself, because to count in the database would cost more than most requests.
 */
export const requestLimit = (points: number, proxies: number): MiddlewareHandler => {
  const limiter = new RateLimiterMemory({ points, duration: DURATION })
  return async (context, next) => {
    await countOnce(
      limiter,
      clientNetwork(context, proxies),
      'There are too many requests from your network.',
    )
    await next()
  }
}
