import { createHash } from 'node:crypto'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { HttpError } from '../../mock-server/shared/httpError'
import type { Database } from '../database/database'

/** Failed log-ins within this time, in seconds: for one email from one address, and for one address. */
const DURATION = 15 * 60
const PER_EMAIL = 10
const PER_ADDRESS = 100

/** 429, with the seconds after which to try again. */
export class TooManyAttempts extends HttpError {
  readonly retryAfter: number

  constructor(seconds: number) {
    super(429, `Too many failed attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`)
    this.retryAfter = seconds
  }
}

// Hashed, because an email may be longer than the column.
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

export type LoginLimits = ReturnType<typeof createLoginLimits>

/** Takes the database; returns what counts failed log-ins in it, for all processes. */
export const createLoginLimits = (database: Database) => {
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
  const perEmail = limiter('email', PER_EMAIL)
  const perAddress = limiter('address', PER_ADDRESS)

  /** Counts an attempt before its outcome is known, so that concurrent ones cannot exceed the limit. */
  const count = async (consume: Promise<unknown>) => {
    try {
      await consume
    } catch (rejection) {
      if (rejection instanceof Error) throw rejection
      throw new TooManyAttempts(Math.ceil((rejection as RateLimiterRes).msBeforeNext / 1000))
    }
  }
  return {
    /** Counts a log-in from an address. Throws 429 when too many have failed; returns what a successful one calls. */
    begin: async (address: string, email: string): Promise<() => Promise<void>> => {
      const emailKey = keyOf(address, email)
      const addressKey = keyOf(address)
      await count(perEmail.consume(emailKey))
      await count(perAddress.consume(addressKey))
      return async () => {
        await perEmail.delete(emailKey)
        await perAddress.reward(addressKey)
      }
    },
  }
}
