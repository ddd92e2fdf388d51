import { createHash } from 'node:crypto'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database } from '../database/database'
import { countOnce } from '../http/retryLater'

/** How long wrong passwords and sign-ups count, in seconds. */
const PASSWORD_DURATION = 15 * 60
const SIGN_UP_DURATION = 60 * 60
/** How many passwords may be wrong in that time from one network: of the same account, and of any. */
const PER_EMAIL_AND_NETWORK = 10
const PER_NETWORK = 100

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

  return {
    /**
     * Takes the network of a client, the key of an email, and a check of a password; returns what the check does:
     * whether the password is right. It counts as wrong before that is known, so that concurrent attempts cannot
     * exceed the limit; a right one resets the count of the email. Throws 429 above the limit.
     */
    tryPassword: async (network: string, email: string, check: () => Promise<boolean>): Promise<boolean> => {
      const emailKey = hashOf(network, email)
      const networkKey = hashOf(network)
      // The network is counted first, so that above its limit it adds no rows for further emails.
      await countOnce(perNetwork, networkKey, FAILED)
      try {
        await countOnce(perEmail, emailKey, FAILED)
      } catch (error) {
        // Attempts at one account must not keep out all others of a network.
        await perNetwork.reward(networkKey)
        throw error
      }
      const isRight = await check().catch(async (error) => {
        // A busy server has not looked at the password.
        await Promise.all([perEmail.reward(emailKey), perNetwork.reward(networkKey)])
        throw error
      })
      if (isRight) await Promise.all([perEmail.delete(emailKey), perNetwork.reward(networkKey)])
      return isRight
    },
    /** Takes the network of a client; counts a sign-up before it costs a hash. Throws 429 above the limit. */
    countSignUp: async (network: string): Promise<void> => {
      if (signupLimit > 0) await countOnce(signUps, hashOf(network), SIGNED_UP)
    },
  }
}
