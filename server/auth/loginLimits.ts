import { createHash } from 'node:crypto'
import { HttpError } from '@resham/contract/serverChecks/httpError'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database'

/** In seconds. */
const DURATION = 15 * 60
/** Failed log-ins within that time: with one email from one address, and with any from one address. */
const PER_EMAIL_AND_ADDRESS = 10
const PER_ADDRESS = 100

/** 429, with the seconds after which to try again. */
export class TooManyAttemptsError extends HttpError {
  readonly retryAfter: number

  constructor(seconds: number) {
    const minutes = Math.ceil(seconds / 60)
    super(429, `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`)
    this.retryAfter = seconds
  }
}

// Hashed, because an email may be longer than the column.
const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

export type CountLogin = ReturnType<typeof createLoginLimits>

/** Takes the database; returns what counts failed log-ins in it, for all processes. */
export const createLoginLimits = (database: Database) => {
  // The library recognises only classes of pg.
  const client = {
    query: async ({ text, values }: { text: string; values?: unknown[] }) => {
      const rows = await database.query(text, values)
      return { rows, rowCount: rows.length }
    },
  }
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'pool',
      tableName: 'login_failures',
      tableCreated: true,
      keyPrefix,
      points,
      duration: DURATION,
    })
  const perEmail = limiter('email', PER_EMAIL_AND_ADDRESS)
  const perAddress = limiter('address', PER_ADDRESS)

  /** Above the limit the library rejects, with a result instead of an error. */
  const refuseIfExceeded = async (consume: Promise<unknown>) => {
    try {
      await consume
    } catch (rejection) {
      if (rejection instanceof Error) throw rejection
      throw new TooManyAttemptsError(Math.ceil((rejection as RateLimiterRes).msBeforeNext / 1000))
    }
  }
  /**
   * Counts a log-in from an address as failed, before its outcome is known, so that concurrent ones cannot exceed the
   * limit. Throws 429 above it. Returns what, when the log-in succeeds,
   * resets the count of the email and gives the address this attempt back.
   */
  return async (address: string, email: string): Promise<() => Promise<void>> => {
    const emailKey = hashOf(address, email)
    const addressKey = hashOf(address)
    // First, so that an address above its limit adds no rows for more emails.
    await refuseIfExceeded(perAddress.consume(addressKey))
    await refuseIfExceeded(perEmail.consume(emailKey))
    return async () => {
      await perEmail.delete(emailKey)
      await perAddress.reward(addressKey)
    }
  }
}
