import { createHash } from 'node:crypto'
import { HttpError } from '@resham/contract/serverRules/httpError'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database'

/** How long failed log-ins count, in seconds. */
const DURATION = 15 * 60
/** How many log-ins may fail in that time from one address: with the same email, and with any. */
const PER_EMAIL_AND_ADDRESS = 10
const PER_ADDRESS = 100

/** The 429 of too many failed log-ins, with the seconds to wait (specification, section 8). */
export class TooManyAttemptsError extends HttpError {
  readonly retryAfter: number

  constructor(seconds: number) {
    const minutes = Math.ceil(seconds / 60)
    super(429, `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`)
    this.retryAfter = seconds
  }
}

// The keys are hashed, because an email may be longer than the column.
const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

export type CountLogin = ReturnType<typeof createLoginLimits>

/** Takes the database; returns a function that counts failed log-ins in it, for all processes. */
export const createLoginLimits = (database: Database) => {
  // The library knows only the classes of pg by themselves, so `storeType` tells it how to use this client.
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

  /** Throws 429 if the limit is exceeded: then the library rejects, with a result instead of an error. */
  const refuseIfExceeded = async (consume: Promise<unknown>) => {
    try {
      await consume
    } catch (rejection) {
      if (rejection instanceof Error) throw rejection
      throw new TooManyAttemptsError(Math.ceil((rejection as RateLimiterRes).msBeforeNext / 1000))
    }
  }
  /**
   * Takes the address of a client and the key of an email; counts the log-in as failed before its outcome is
   * known, so that concurrent log-ins cannot exceed the limit. Throws 429 above it. Returns a function for a
   * log-in that succeeds: it resets the count of the email, and subtracts this log-in from the count of the
   * address.
   */
  return async (address: string, email: string): Promise<() => Promise<void>> => {
    const emailKey = hashOf(address, email)
    const addressKey = hashOf(address)
    // The address is counted first, so that above its limit it adds no rows for further emails.
    await refuseIfExceeded(perAddress.consume(addressKey))
    await refuseIfExceeded(perEmail.consume(emailKey))
    return async () => {
      await perEmail.delete(emailKey)
      await perAddress.reward(addressKey)
    }
  }
}
