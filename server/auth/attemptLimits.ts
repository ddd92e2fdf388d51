import { createHash } from 'node:crypto'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database } from '../database/database'
import { busy, checkLimit, countOnce } from '../http/retryLater'
import { inTurn } from './password'

/** How long wrong passwords and sign-ups count, in seconds. */
const PASSWORD_DURATION = 15 * 60
const SIGN_UP_DURATION = 60 * 60
/** How many passwords may be wrong in that time from one network: of the same account, and of any. */
const PER_EMAIL_AND_NETWORK = 10
const PER_NETWORK = 100
/** How many attempts of one network may wait at once in a process, so that those of others get their turn. */
const MAX_WAITING = 100

const FAILED = 'Too many failed attempts.'
const SIGNED_UP = 'Too many accounts were created from your network.'

// The keys are hashed, because an email may be longer than the column.
const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

export type AttemptLimits = ReturnType<typeof createAttemptLimits>

/**
 * Takes the database, and how many sign-ups one network may send in an hour, 0 for any number; returns functions
 * that count attempts in the database, for all processes.
 */
export const createAttemptLimits = (database: Database, signupLimit: number) => {
  // The library knows only the classes of pg by themselves, so `storeType` tells it how to use this client.
  const client = {
    query: async ({ text, values }: { text: string; values?: unknown[] }) => {
      const rows = await database.query(text, values)
      return { rows, rowCount: rows.length }
    },
  }
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'pool',
      tableName: 'attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })
  const perEmail = limiter('email', PER_EMAIL_AND_NETWORK, PASSWORD_DURATION)
  const perNetwork = limiter('address', PER_NETWORK, PASSWORD_DURATION)
  const signUps = limiter('signup', signupLimit, SIGN_UP_DURATION)

  const waiting = new Map<string, number>()
  /**
   * Takes the key of a network, the check of its limits, and work with a password; does the work when it is its turn.
   * Who is at a limit does not queue. The limits are checked again when it is their turn, so that attempts at the same
   * time hardly exceed them.
   */
  const inTurnOf = async <Result>(
    networkKey: string,
    checkLimits: () => Promise<void>,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const others = waiting.get(networkKey) ?? 0
    if (others >= MAX_WAITING) throw busy()
    waiting.set(networkKey, others + 1)
    try {
      await checkLimits()
      return await inTurn(async () => {
        await checkLimits()
        return work()
      })
    } finally {
      const left = (waiting.get(networkKey) ?? 1) - 1
      if (left > 0) waiting.set(networkKey, left)
      else waiting.delete(networkKey)
    }
  }

  return {
    /**
     * Takes the network of a client, the key of an email, and a check of a password; returns what the check does:
     * whether the password is right. Only a wrong one counts, and a right one resets the count of the email. Throws 429
     * at the limit, and 503 if too many are waiting.
     */
    tryPassword: async (network: string, email: string, check: () => Promise<boolean>): Promise<boolean> => {
      const emailKey = hashOf(network, email)
      const networkKey = hashOf(network)
      const checkLimits = async () => {
        await checkLimit(perNetwork, networkKey, FAILED)
        await checkLimit(perEmail, emailKey, FAILED)
      }
      const isRight = await inTurnOf(networkKey, checkLimits, async () => {
        if (await check()) return true
        // Another process may have counted meanwhile. Then nobody learns that this password was wrong.
        await countOnce(perEmail, emailKey, FAILED)
        await countOnce(perNetwork, networkKey, FAILED)
        return false
      })
      if (isRight) await perEmail.delete(emailKey)
      return isRight
    },
    /**
     * Takes the network of a client, and the hashing of a new account's password; returns the hash. It counts when the
     * hash is there. Throws 429 above the limit, and 503 if too many are waiting.
     */
    trySignUp: (network: string, hash: () => Promise<string>): Promise<string> => {
      const key = hashOf(network)
      const checkLimits = async () => {
        if (signupLimit > 0) await checkLimit(signUps, key, SIGNED_UP)
      }
      return inTurnOf(key, checkLimits, async () => {
        const hashed = await hash()
        if (signupLimit > 0) await countOnce(signUps, key, SIGNED_UP)
        return hashed
      })
    },
  }
}
